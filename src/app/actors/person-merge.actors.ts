import type { MergeCandidates, MergePreview, PeopleMerged } from '../../domain/contract/person-merge.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  personMergeMachine,
  type MergeAsked,
  type PersonMergeMachine,
} from '../../machines/person-merge/person-merge.machine.ts'

export const createPersonMerge = ({ ask }: Gateway): PersonMergeMachine =>
  personMergeMachine.provide({
    actors: {
      findCandidates: asking<MergeCandidates, { staysId: number; search: string }>(
        async ({ staysId: id, search }, signal) =>
          (await ask('MergeCandidates', { id, search }, { signal })).mergeCandidates,
      ),
      preview: asking<MergePreview, { staysId: number; goesId: number }>(
        async ({ staysId: id, goesId }, signal) =>
          (await ask('PreviewPersonMerge', { id, goesId }, { signal })).previewPersonMerge,
      ),
      merge: asking<PeopleMerged, MergeAsked>(async ({ staysId: id, settled, ...asked }, signal) => {
        const merge = { ...asked, settled: settled.map((one) => ({ ...one })) }
        return (await ask('MergePeople', { id, merge }, { signal })).mergePeople
      }),
    },
  })
