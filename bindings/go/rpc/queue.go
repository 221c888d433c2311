package rpc

import (
	"context"
	"log/slog"
	"runtime/debug"
	"sync"
)

// maxQueuedBytes is how much of the messages of a slow callback is kept; the oldest go first and are counted as lost.
// Without a bound a callback that hangs would take all memory, and it must not hold up the reader, because it may wait
// for an answer itself.
const maxQueuedBytes = 16 * 1024 * 1024

// queue runs tasks of one object one by one, in order, outside of the reader. It has a goroutine only while it has
// tasks.
type queue struct {
	mutex    sync.Mutex
	tasks    []*task
	messages int
	bytes    int
	lost     uint32
	running  bool
}

// task is a message or, without handle, something else to run.
type task struct {
	message Message
	handle  func(Message)
	run     func()
}

func (q *queue) push(run func()) {
	q.add(&task{run: run})
}

func (q *queue) pushMessage(message Message, handle func(Message)) {
	q.add(&task{message: message, handle: handle})
}

func (q *queue) add(added *task) {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	q.tasks = append(q.tasks, added)
	q.count(added, 1)
	for q.bytes > maxQueuedBytes && q.messages > 1 && q.tasks[0].handle != nil {
		dropped := q.take()
		q.lost += dropped.message.Lost + 1
	}
	if !q.running {
		q.running = true
		go q.drain()
	}
}

func (q *queue) drain() {
	over := false
	defer func() {
		// Code of the application may end the goroutine, as t.FailNow does. The other messages come all the same.
		if !over {
			go q.drain()
		}
	}()
	for {
		q.mutex.Lock()
		if len(q.tasks) == 0 {
			q.running, over = false, true
			q.mutex.Unlock()
			return
		}
		next := q.take()
		if next.handle != nil {
			next.message.Lost += q.lost
			q.lost = 0
		}
		q.mutex.Unlock()
		next.perform()
	}
}

// perform runs code of the application. Its panic concerns this message only: it is logged, and the next one comes.
func (t *task) perform() {
	defer func() {
		if problem := recover(); problem != nil {
			slog.Error("vendorclient: a callback panicked", "panic", problem, "stack", string(debug.Stack()))
		}
	}()
	if t.handle != nil {
		t.handle(t.message)
	} else {
		t.run()
	}
}

func (q *queue) take() *task {
	first := q.tasks[0]
	q.tasks[0] = nil
	q.tasks = q.tasks[1:]
	q.count(first, -1)
	return first
}

func (q *queue) count(counted *task, change int) {
	if counted.handle != nil {
		q.messages += change
		q.bytes += change * len(counted.message.Data)
	}
}

// wait returns when all tasks so far are done, or ctx ends.
func (q *queue) wait(ctx context.Context) {
	reached := make(chan struct{})
	q.push(func() { close(reached) })
	select {
	case <-reached:
	case <-ctx.Done():
	}
}
