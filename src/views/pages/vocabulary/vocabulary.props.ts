import type { ReactNode } from 'react'

import type { AgenciesAdded, AgencyPreview } from '../../../domain/contract/agency-import.contract.ts'
import type { AgencyRecord } from '../../../domain/contract/agency-records.list.ts'
import type { CategoryRecord } from '../../../domain/contract/course-categories.list.ts'
import type { Merged } from '../../../domain/contract/vocabulary.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { AskedFormMachine } from '../../../machines/form/asked-form.machine.ts'
import type { FormValues } from '../../../machines/form/form.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type {
  AgencyHeld,
  AgencyValues,
  CategoryHeld,
  CategoryValues,
  WordHeld,
} from '../../../machines/vocabulary/vocabulary-forms.machine.ts'
import type { SaveText } from '../../charts/charted.view.tsx'

/** A category, or an agency, by what it is called. */
export type Word = Readonly<{ id: number; name: string }>

/** One is merged into another; what moves is known once it was asked. */
export type Merging = Readonly<{ from: Word; into: Word | null; moves: Merged | null }>
export type MergeChosen = Readonly<{ from: Word; into: Word }>

/** What can be done with a word, whatever it is of. */
export type WordMachines = Readonly<{
  removing: DeedMachine<Word>
  merging: DeedMachine<Merging>
  /** Finds out what a merge would move. */
  trying: DeedMachine<MergeChosen, Merged>
  /** Those that one can be merged into. */
  others: ResourceMachine<readonly Word[]>
}>

type VocabularyMachines<Row extends Readonly<{ id: number }>, Values extends FormValues, Held> = WordMachines &
  Readonly<{ list: ListMachine<Row>; writing: AskedFormMachine<Values, WordHeld, Held> }>

type VocabularyProps<Machines> = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: Machines
  /** Where the list that a figure counts is, by the id of the word. */
  countedAt: (id: number) => string
  /** Where the other parts of the page are. */
  parts?: ReactNode
}>

export type CategoriesMachines = VocabularyMachines<CategoryRecord, CategoryValues, CategoryHeld>
export type CategoriesProps = VocabularyProps<CategoriesMachines>
/** A list of agencies: what becomes of it is known once it was looked through. */
export type BringingAgencies = Readonly<{ file: Blob | null; name: string; preview: AgencyPreview | null }>
export type AgencyFile = Readonly<{ file: Blob; name: string }>

export type AgenciesMachines = VocabularyMachines<AgencyRecord, AgencyValues, AgencyHeld> &
  Readonly<{
    looking: DeedMachine<AgencyFile, AgencyPreview>
    bringing: DeedMachine<BringingAgencies, AgenciesAdded>
  }>
export type AgenciesProps = VocabularyProps<AgenciesMachines> & Readonly<{ saveText: SaveText }>
