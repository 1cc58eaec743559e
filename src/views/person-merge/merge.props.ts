import type { MergePreview } from '../../domain/contract/person-merge.contract.ts'
import type { PersonMergeActor, PersonMergeMachine } from '../../machines/person-merge/person-merge.machine.ts'

/** Addresses that the merge of two people leads to. */
export type MergeAddresses = Readonly<{
  /** Of the merge of two; with nobody yet, of the choice of the other. */
  mergeOf: (staysId: number, goesId: number | null) => string
  /** Of the person's own page. */
  back: string
  training: string
  /** Where names are decided on that people ask for. */
  approvals: string
}>

export type MergePartProps = Readonly<{
  machine: PersonMergeMachine
  staysId: number
  /** Null while nobody is chosen. */
  goesId: number | null
  addresses: MergeAddresses
}>

/** What a step is given. */
export type MergeStepProps = Readonly<{
  actor: PersonMergeActor
  addresses: MergeAddresses
}>

/** Of a step that has looked at the two. */
export type MergeLookedProps = MergeStepProps & Readonly<{ preview: MergePreview }>
