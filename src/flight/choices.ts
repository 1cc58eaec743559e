// What a recording may say as it is: made by scripts/emit-choices.ts.
import made from './generated/choices.json' with { type: 'json' }

/** XState's own are no chart's. */
const names = new Set<string>([...made.names, 'error', 'output', 'input', 'snapshot'])
const choices = new Map(
  Object.entries(made.choices as Readonly<Record<string, readonly string[]>>).map(([field, texts]) => [
    field,
    new Set(texts),
  ]),
)

/** Whether a field has this name in some chart: what else is the key of something may be what somebody typed. */
export const isFieldName = (key: string): boolean => names.has(key)

/** Whether a field of this name is declared to be one of some texts, and this is one of them. */
export const isChoice = (field: string, text: string): boolean => choices.get(field)?.has(text) ?? false
