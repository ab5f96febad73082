/** Tells the company that what it was answered is another by now. */
export const caseCorrectionMail = (
  kind: 'claim' | 'warranty',
  number: string,
  customer: string,
  { after, reason }: { readonly after: string; readonly reason: string },
) => {
  const what = kind === 'claim' ? `tu reclamo ${number}` : `tu garantía RMA ${number}`;
  return {
    subject: `Corregimos la resolución de ${what} · ${customer}`,
    body: [`Corregimos la resolución de ${what}: ${reason}`, '', 'Ahora dice:', after].join('\n'),
  };
};
