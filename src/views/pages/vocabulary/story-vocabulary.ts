import { hasReady } from '../../../domain/agency-import.ts'
import type { AgenciesAdded, AgencyPreview } from '../../../domain/contract/agency-import.contract.ts'
import { AGENCY_RECORDS, type AgencyRecord } from '../../../domain/contract/agency-records.list.ts'
import { COURSE_CATEGORIES, type CategoryRecord } from '../../../domain/contract/course-categories.list.ts'
import type { Merged } from '../../../domain/contract/vocabulary.contract.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import {
  agencyFormMachine,
  agencyWritingMachine,
  categoryFormMachine,
  categoryWritingMachine,
  type AgencyValues,
  type CategoryValues,
  type WordHeld,
} from '../../../machines/vocabulary/vocabulary-forms.machine.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { answers, resourceThat } from '../story-actors.ts'
import type {
  AgenciesMachines,
  AgencyFile,
  BringingAgencies,
  CategoriesMachines,
  MergeChosen,
  Merging,
  Word,
} from './vocabulary.props.ts'

export const CATEGORIES: readonly CategoryRecord[] = [
  { id: 1, en: 'Core training', tr: 'Temel eğitim', ar: 'التدريب الأساسي', picture: 'responder', courses: 3 },
  { id: 2, en: 'Work zones', tr: 'Yol çalışmaları', ar: 'مناطق العمل', picture: '', courses: 0 },
]

const agency = (id: number, name: string, more: Partial<AgencyRecord> = {}): AgencyRecord => ({
  id,
  name,
  discipline: null,
  county: null,
  city: null,
  people: 0,
  further: 0,
  groups: 0,
  classes: 0,
  ...more,
})

export const AGENCIES: readonly AgencyRecord[] = [
  agency(1, 'Lorne County Sheriff', {
    discipline: 'lawEnforcement',
    county: 'Lorne',
    city: 'Lorne Falls',
    people: 1240,
    further: 3,
    groups: 2,
    classes: 14,
  }),
  agency(2, 'Metro EMS', { discipline: 'ems', people: 1 }),
  agency(3, 'Metropolitan EMS'),
]

export type WordParts = Readonly<{
  remove?: ReturnType<typeof answers<void, { subject: Word }>>
  merge?: ReturnType<typeof answers<void, { subject: Merging }>>
  tried?: ReturnType<typeof answers<Merged, { subject: MergeChosen }>>
}>

const MOVED: Merged = { total: 3, moved: [{ what: 'courses', count: 3 }] }

const wordsThat = (
  others: readonly Word[],
  {
    remove = answers<void, { subject: Word }>(undefined),
    merge = answers<void, { subject: Merging }>(undefined),
    tried = answers<Merged, { subject: MergeChosen }>(MOVED),
  }: WordParts,
) => ({
  removing: createDeedMachine<Word>().provide({ actors: { perform: remove } }),
  merging: createDeedMachine<Merging>({ isReady: ({ moves }) => moves !== null }).provide({
    actors: { perform: merge },
  }),
  trying: createDeedMachine<MergeChosen, Merged>().provide({ actors: { perform: tried } }),
  others: resourceThat<readonly Word[]>(answers<readonly Word[], { query: undefined }>(others)),
})

/** What a form of stories and tests sends: its draft is nobody's. */
const formActors = <Values>(submit: ReturnType<typeof answers<WordHeld, { values: Values; about?: unknown }>>) => ({
  submit,
  recallDraft: answers<Partial<Values> | null, { form: string }>(null),
  keepDraft: answers<void, { form: string; draft: Partial<Values> }>(undefined),
  dropDraft: answers<void, { form: string }>(undefined),
})

export type CategoriesParts = WordParts &
  Readonly<{
    list?: CategoriesMachines['list']
    save?: ReturnType<typeof answers<WordHeld, { values: CategoryValues; about?: unknown }>>
  }>

/** The page's charts of stories and tests; what is not given works. */
export const categoriesThat = ({
  list = listThat(COURSE_CATEGORIES, rowsOf(CATEGORIES)),
  save = answers<WordHeld, { values: CategoryValues; about?: unknown }>({ id: 9 }),
  ...parts
}: CategoriesParts = {}): CategoriesMachines => ({
  list,
  writing: categoryWritingMachine.provide({
    actors: { form: categoryFormMachine.provide({ actors: formActors<CategoryValues>(save) }) },
  }),
  ...wordsThat(
    CATEGORIES.map(({ id, en }) => ({ id, name: en })),
    parts,
  ),
})

export const PREVIEW: AgencyPreview = {
  rows: [
    {
      row: 2,
      source: { name: 'Kestrel Tow', discipline: 'Towing and recovery', county: 'Redfield', city: '' },
      verdict: 'ready',
      problems: [],
    },
    {
      row: 3,
      source: { name: 'Metro EMS', discipline: '', county: '', city: '' },
      verdict: 'known',
      problems: [],
    },
    {
      row: 4,
      source: { name: 'Old Mill', discipline: 'wizards', county: '', city: '' },
      verdict: 'invalid',
      problems: [{ column: 'discipline', rule: 'discipline' }],
    },
  ],
  ignoredColumns: ['Note'],
}

export type AgenciesParts = WordParts &
  Readonly<{
    look?: ReturnType<typeof answers<AgencyPreview, { subject: AgencyFile }>>
    bring?: ReturnType<typeof answers<AgenciesAdded, { subject: BringingAgencies }>>
    list?: AgenciesMachines['list']
    save?: ReturnType<typeof answers<WordHeld, { values: AgencyValues; about?: unknown }>>
  }>

export const agenciesThat = ({
  list = listThat(AGENCY_RECORDS, rowsOf(AGENCIES)),
  save = answers<WordHeld, { values: AgencyValues; about?: unknown }>({ id: 9 }),
  look = answers<AgencyPreview, { subject: AgencyFile }>(PREVIEW),
  bring = answers<AgenciesAdded, { subject: BringingAgencies }>({ added: 1, left: 2 }),
  ...parts
}: AgenciesParts = {}): AgenciesMachines => ({
  list,
  writing: agencyWritingMachine.provide({
    actors: { form: agencyFormMachine.provide({ actors: formActors<AgencyValues>(save) }) },
  }),
  looking: createDeedMachine<AgencyFile, AgencyPreview>().provide({ actors: { perform: look } }),
  bringing: createDeedMachine<BringingAgencies, AgenciesAdded>({
    isReady: ({ preview }) => hasReady(preview),
  }).provide({ actors: { perform: bring } }),
  ...wordsThat(
    AGENCIES.map(({ id, name }) => ({ id, name })),
    parts,
  ),
})
