import { fromPromise } from 'xstate'

type Held<Draft> = Readonly<{ owner: number | null; draft: Draft }>

const keyOf = (form: string) => `draft:${form}`

/**
 * What is half written, for as long as the tab is open: a reload or a session that ends in the middle loses nothing.
 * It is given back to who wrote it; what a guest wrote, also to who signs in then.
 */
export const draftActors = <Draft extends object>(
  ownerOf: () => number | null,
  /** What is filled in where nothing was written. */
  fill: () => Promise<Draft | null> = () => Promise.resolve(null),
  /** What of it is worth keeping; of nothing no draft is kept. */
  worthOf: (draft: Draft) => Draft = (draft) => draft,
) => ({
  recallDraft: fromPromise<Draft | null, { form: string }>(async ({ input }) => {
    const filled = await fill()
    const text = sessionStorage.getItem(keyOf(input.form))
    // Trusts its shape: nobody else writes under this key, and it goes with the tab.
    const held = text === null ? null : (JSON.parse(text) as Held<Draft>)
    const isTheirs = held !== null && (held.owner === null || held.owner === ownerOf())
    return isTheirs ? { ...filled, ...held.draft } : filled
  }),

  keepDraft: fromPromise<void, { form: string; draft: Draft }>(async ({ input }) => {
    const held: Held<Draft> = { owner: ownerOf(), draft: worthOf(input.draft) }
    if (Object.keys(held.draft).length === 0) sessionStorage.removeItem(keyOf(input.form))
    else sessionStorage.setItem(keyOf(input.form), JSON.stringify(held))
  }),

  dropDraft: fromPromise<void, { form: string }>(async ({ input }) => {
    sessionStorage.removeItem(keyOf(input.form))
  }),
})
