/** Why what was sent was not done, read aloud as soon as it is known; null where there is no reason. */
export function FormFailure({ text }: { readonly text: string | null }) {
  return <div role="alert">{text !== null && <p className="notice bad">{text}</p>}</div>;
}
