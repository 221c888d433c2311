/** Text of the documentation, in which names between backticks are code. */
export function Prose({ text }: { readonly text: string | null | undefined }) {
  return <>{(text ?? '').split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
}
