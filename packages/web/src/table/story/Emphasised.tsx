// A text in which **the core** stands out.

export const Emphasised = ({ text }: { text: string }) =>
  text.split('**').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));
