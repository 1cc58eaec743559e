import { randomUUID } from 'node:crypto'

import type { MergePreview } from '../../../../src/domain/contract/person-merge.contract.ts'
import { recordOf } from '../../../../src/domain/keys.ts'
import { MERGE_FIELDS, type MergeFields, type MergeSide } from '../../../../src/domain/person-merge.ts'
import type { TestApp, TestUser } from '../../support/test-app.ts'

type Pair = Readonly<{ stays: number; goes: number }>

type Told = Readonly<{
  fields?: Partial<MergeFields>
  sides?: Readonly<Record<string, MergeSide>>
  email?: string
  fingerprint?: string
}>

/** Makes two accounts one, as the page does: a look first, then the deed. */
export const merging = (server: TestApp, as: TestUser) => {
  const preview = ({ stays, goes }: Pair) =>
    server.call({ method: 'POST', url: `/api/people/${stays}/merge/preview`, payload: { goesId: goes }, as })

  const merge = async ({ stays, goes }: Pair, shown: MergePreview, told: Told = {}) =>
    server.call({
      method: 'POST',
      url: `/api/people/${stays}/merge`,
      headers: { 'idempotency-key': randomUUID() },
      payload: {
        goesId: goes,
        fields: { ...recordOf(MERGE_FIELDS, () => 'stays'), ...told.fields },
        settled: shown.clashes.map(({ key, proposed }) => ({ key, side: told.sides?.[key] ?? proposed })),
        email: told.email ?? shown.goes.email,
        reason: 'Signed up twice',
        fingerprint: told.fingerprint ?? shown.fingerprint,
      },
      as,
    })

  return {
    preview,
    merge,
    undo: (stays: number, mergeId: number) =>
      server.call({ method: 'POST', url: `/api/people/${stays}/merges/${mergeId}/undo`, as }),
    /** Both at once; gives what was shown and the id of the merge. */
    both: async (pair: Pair, told: Told = {}): Promise<Readonly<{ shown: MergePreview; mergeId: number }>> => {
      const shown = await preview(pair)
      if (shown.statusCode !== 200) throw new Error(`It could not be looked at: ${shown.body}`)
      const done = await merge(pair, shown.json(), told)
      if (done.statusCode !== 201) throw new Error(`It was not merged: ${done.body}`)
      return { shown: shown.json(), mergeId: done.json<{ id: number }>().id }
    },
  }
}
