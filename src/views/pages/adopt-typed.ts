/**
 * What was typed before the scripts came, as fields of a form: told one by one, before React writes its own values
 * over it. `held` is what the page was rendered with.
 */
export const typedEarly = <Name extends string>(
  form: HTMLFormElement,
  held: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
): readonly (readonly [name: Name, value: string])[] => {
  const typed = new FormData(form)
  return names.flatMap((name) => {
    const value = typed.get(name)
    return typeof value === 'string' && value !== '' && value !== held[name] ? [[name, value] as const] : []
  })
}

/** Of those, the fields that were left already: they say what is wrong with them, as they would have when they were. */
export const leftEarly = <Name extends string>(
  form: HTMLFormElement,
  early: readonly (readonly [name: Name, value: string])[],
): readonly Name[] => {
  const at = form.ownerDocument.activeElement
  return early.flatMap(([name]) => (at?.getAttribute('name') === name ? [] : [name]))
}
