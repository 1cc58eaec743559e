/** What stands in a named field of a form; fields keep their own text until then. */
export const typedText = (form: HTMLFormElement, name: string): string => {
  const typed = new FormData(form).get(name)
  return typeof typed === 'string' ? typed : ''
}
