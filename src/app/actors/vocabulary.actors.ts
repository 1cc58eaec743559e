import { hasReady } from '../../domain/agency-import.ts'
import type { AgenciesAdded, AgencyPreview } from '../../domain/contract/agency-import.contract.ts'
import { AGENCY_RECORDS } from '../../domain/contract/agency-records.list.ts'
import { COURSE_CATEGORIES } from '../../domain/contract/course-categories.list.ts'
import type { Merged } from '../../domain/contract/vocabulary.contract.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import { submitting } from '../../machines/form/submitting.ts'
import { known } from '../../machines/known.ts'
import {
  agencyFormMachine,
  agencyWritingMachine,
  categoryFormMachine,
  categoryWritingMachine,
  type AgencyHeld,
  type AgencyValues,
  type CategoryHeld,
  type CategoryValues,
  type WordHeld,
} from '../../machines/vocabulary/vocabulary-forms.machine.ts'
import type {
  AgenciesMachines,
  AgencyFile,
  BringingAgencies,
  CategoriesMachines,
  MergeChosen,
  Merging,
  Word,
  WordMachines,
} from '../../views/pages/vocabulary/vocabulary.props.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createExactResource } from './kept-resource.actors.ts'

type WordCalls = Readonly<{
  remove: (id: number, signal: AbortSignal) => Promise<unknown>
  tryMerge: (id: number, into: number, signal: AbortSignal) => Promise<Merged>
  merge: (id: number, into: number, total: number, signal: AbortSignal) => Promise<unknown>
  others: (signal: AbortSignal) => Promise<readonly Word[]>
}>

const wordMachines = (gateway: Gateway, topics: readonly Topic[], calls: WordCalls): WordMachines => ({
  removing: createDeed(async ({ id }: Word, signal) => {
    await calls.remove(id, signal)
  }),
  merging: createDeed(
    async ({ from, into, moves }: Merging, signal) => {
      await calls.merge(from.id, known(into, 'another').id, known(moves, 'what moves').total, signal)
    },
    { isReady: ({ moves }) => moves !== null },
  ),
  trying: createDeed(({ from, into }: MergeChosen, signal) => calls.tryMerge(from.id, into.id, signal)),
  others: createExactResource<readonly Word[]>(
    gateway,
    topics,
    (_query, signal) => calls.others(signal),
    () => `words ${topics.join(' ')}`,
  ),
})

/** What it is about is a word that there is, where it is one. */
type Submitted<Values, Held> = Readonly<{ values: Values; about?: Held }>

/** Everything that keeping the categories of courses asks for. */
export const createCategories = (
  gateway: Gateway,
  viewerId: () => number | null,
  writeAddress: (asked: ListAsked) => void,
): CategoriesMachines => {
  const { ask } = gateway
  return {
    list: createDefinedList(COURSE_CATEGORIES, {
      gateway,
      topics: ['courseVocabulary', 'courseRecords'],
      writeAddress,
    }),
    writing: categoryWritingMachine.provide({
      actors: {
        form: categoryFormMachine.provide({
          actors: {
            ...draftActors<Partial<CategoryValues>>(viewerId),
            submit: submitting<Submitted<CategoryValues, CategoryHeld>, WordHeld>(
              async ({ values: form, about: held }, signal) => ({
                id: held
                  ? (await ask('RenameCourseCategory', { id: held.id, form: { ...form, was: held.was } }, { signal }))
                      .renameCourseCategory
                  : (await ask('AddCourseCategory', { form }, { signal })).addCourseCategory,
              }),
            ),
          },
        }),
      },
    }),
    ...wordMachines(gateway, ['courseVocabulary'], {
      remove: (id, signal) => ask('RemoveCourseCategory', { id }, { signal }),
      tryMerge: async (id, into, signal) =>
        (await ask('PreviewCategoryMerge', { id, into }, { signal })).previewCategoryMerge,
      merge: (id, into, total, signal) => ask('MergeCourseCategory', { id, into, total }, { signal }),
      others: async (signal) =>
        (await ask('CourseVocabulary', {}, { signal })).courseVocabulary.categories.map(({ id, name }) => ({
          id,
          name: [...new Set([name.en, name.tr, name.ar])].join(' / '),
        })),
    }),
  }
}

/** Everything that keeping the list of agencies asks for. */
export const createAgencyRecords = (
  gateway: Gateway,
  viewerId: () => number | null,
  writeAddress: (asked: ListAsked) => void,
): AgenciesMachines => {
  const { ask } = gateway
  return {
    list: createDefinedList(AGENCY_RECORDS, { gateway, topics: ['agencies', 'users'], writeAddress }),
    writing: agencyWritingMachine.provide({
      actors: {
        form: agencyFormMachine.provide({
          actors: {
            ...draftActors<Partial<AgencyValues>>(viewerId),
            submit: submitting<Submitted<AgencyValues, AgencyHeld>, WordHeld>(
              async ({ values: form, about: held }, signal) => ({
                id: held
                  ? (await ask('ChangeAgency', { id: held.id, form: { ...form, was: held.was } }, { signal }))
                      .changeAgency
                  : (await ask('AddAgency', { form }, { signal })).addAgency,
              }),
            ),
          },
        }),
      },
    }),
    looking: createDeed(
      async ({ file }: AgencyFile, signal): Promise<AgencyPreview> =>
        (await ask('PreviewAgencies', {}, { signal, file: { content: file } })).previewAgencies,
    ),
    bringing: createDeed(
      async ({ file }: BringingAgencies, signal): Promise<AgenciesAdded> =>
        (await ask('BringAgencies', {}, { signal, file: { content: known(file, 'a file') } })).bringAgencies,
      { isReady: ({ preview }) => hasReady(preview) },
    ),
    ...wordMachines(gateway, ['agencies'], {
      remove: (id, signal) => ask('RemoveAgency', { id }, { signal }),
      tryMerge: async (id, into, signal) =>
        (await ask('PreviewAgencyMerge', { id, into }, { signal })).previewAgencyMerge,
      merge: (id, into, total, signal) => ask('MergeAgency', { id, into, total }, { signal }),
      others: async (signal) => (await ask('Agencies', {}, { signal })).agencies,
    }),
  }
}
