/** What the quick panel tells of, each the person's own and worked out by the server's clock. */
export const QUICK_EVENT_KINDS = [
  'class',
  'offer',
  'teaching',
  'enrollment',
  'deadline',
  'retry',
  'certificate',
  'answer',
  'question',
] as const

export type QuickEventKind = (typeof QUICK_EVENT_KINDS)[number]

/** Characters of a note, and how many notes a person can keep. */
export const NOTE_LIMITS = { title: 80, detail: 500, count: 50 } as const
