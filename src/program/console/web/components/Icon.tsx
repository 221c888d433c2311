const SHAPES = {
  home: 'M3 9l7-6 7 6v8h-5v-5H8v5H3z',
  contract: 'M5 2h7l4 4v12H5zM12 2v4h4M8 10h5M8 13.5h5',
  api: 'M7 5l-5 5 5 5M13 5l5 5-5 5',
  graphql: 'M10 2l7 4v8l-7 4-7-4V6zM10 2v16M3 6l14 8M17 6L3 14',
  outbox: 'M3 11v6h14v-6M10 13V3M6 7l4-4 4 4',
  confirmation: 'M10 2l7 3v5c0 4-3 6.5-7 8-4-1.5-7-4-7-8V5zM7 10l2.2 2.5L13.5 8',
  node: 'M3 4h14v5H3zM3 11h14v5H3zM6 6.5h.01M6 13.5h.01',
  daemon: 'M2 10h4l2-6 4 12 2-6h4',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  done: 'M4 10l4 5 8-10',
  search: 'M13.24 13.24A6 6 0 1 0 9 15a6 6 0 0 0 4.24-1.76L18 18',
} as const

export type IconName = keyof typeof SHAPES

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width="17"
      height="17"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
