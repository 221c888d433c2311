package rpc

import (
	"context"
	"iter"
)

// iteratorPage is how many items one call asks for.
const iteratorPage = 40

// Iterate goes over the items of an iterator of the daemon, which the function create makes with params. It begins with
// the loop, ends with the first error, and frees the iterator when the loop is left.
func Iterate[Item any](
	ctx context.Context, caller Caller, create string, params any, options []CallOption,
) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		fail := func(err error) {
			var none Item
			yield(none, err)
		}
		var made struct {
			Handle uint32 `json:"handle"`
		}
		if err := caller.Call(ctx, create, params, &made, options...); err != nil {
			fail(err)
			return
		}
		defer free(ctx, caller, "net.remove_iterator", made)
		next := map[string]uint32{"iterator": made.Handle, "limit": iteratorPage}
		for {
			var page struct {
				Items   []Item `json:"items"`
				HasMore bool   `json:"has_more"`
			}
			if err := caller.Call(ctx, "net.iterator_next", next, &page, options...); err != nil {
				fail(err)
				return
			}
			for _, item := range page.Items {
				if !yield(item, nil) {
					return
				}
			}
			if !page.HasMore {
				return
			}
		}
	}
}

// free lets the daemon forget a handle. The end of ctx does not keep the handle alive; an error here changes nothing of what
// the loop got.
func free(ctx context.Context, caller Caller, function string, handle any) {
	patient, cancel := context.WithTimeout(context.WithoutCancel(ctx), cancelPatience)
	defer cancel()
	_ = caller.Call(patient, function, handle, nil)
}
