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
