import { useActorRef } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ListAsked } from '../../domain/list.ts'
import { FilterChips } from './filter-chips.view.tsx'
import { FilterFieldList } from './filter-fields.view.tsx'
import type { ListFilterField } from './list.props.ts'
import { CREW_LIST, type crewThat } from './story-list.ts'

const LABELS = { joined: 'Joined', shifts: 'Shifts', agency: 'Agency', verified: 'Verified' } as const

export type FilterKindsProps = Readonly<{
  machine: ReturnType<typeof crewThat>
  asked: ListAsked
  kinds?: readonly (keyof typeof LABELS)[]
}>

const ALL = Object.keys(LABELS) as (keyof typeof LABELS)[]

const styles = { root: css({ display: 'grid', gap: '4', padding: '4', maxWidth: '[36rem]' }) }

/** Fields of some filters, and what the chips say of them. */
export const FilterKinds = ({ machine, asked, kinds = ALL }: FilterKindsProps) => {
  const actor = useActorRef(machine, { input: { asked } })
  const filters: readonly ListFilterField[] = kinds.map((key) => ({ key, label: LABELS[key] }))
  return (
    <div className={styles.root}>
      <FilterFieldList actor={actor} definition={CREW_LIST} filters={filters} />
      <FilterChips actor={actor} definition={CREW_LIST} filters={filters} />
    </div>
  )
}
