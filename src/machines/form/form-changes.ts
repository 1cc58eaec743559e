import { isSameValue, type FieldName, type FormValues } from './form.machine.ts'

/** What of the fields is not as `held` has it: who keeps or sends no more takes back nothing that others changed. */
export const changesAmong = <Values extends FormValues>(
  fields: readonly FieldName<Values>[],
  held: Values,
  values: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const value = values[name]
      return value === undefined || isSameValue(value, held[name] ?? null) ? [] : [[name, value]]
    }),
  ) as Partial<Values>
