package vendorclient

import "iter"

// numberedWaitMs is the longest wait of one call for an item.
const numberedWaitMs uint32 = 60_000

// numbered returns items that come again until they are acknowledged, as they arrive. load reads those after a number, nil for
// the first one that is not acknowledged; deliver makes of an item what the loop gets, and its number.
func numbered[Item, Delivered any](
	options []StreamOption,
	load func(after *string, waitMs *uint32) ([]Item, error),
	deliver func(Item) (delivered *Delivered, number string),
) iter.Seq2[*Delivered, error] {
	var settings stream
	for _, option := range options {
		option(&settings)
	}
	return func(yield func(*Delivered, error) bool) {
		last := settings.after
		if last != nil && *last == "" {
			last = nil
		}
		for {
			items, err := load(last, Ptr(numberedWaitMs))
			if err != nil {
				yield(nil, err)
				return
			}
			for _, item := range items {
				delivered, number := deliver(item)
				if !yield(delivered, nil) {
					return
				}
				last = &number
			}
		}
	}
}
