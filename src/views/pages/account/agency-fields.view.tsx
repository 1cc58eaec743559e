import type { FocusEvent } from 'react'
import { css } from 'styled-system/css'

import { FURTHER_AGENCIES, NOT_LISTED } from '../../../domain/agency.ts'
import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { Option } from '../../../domain/option-search.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Combobox, MultiCombobox } from '../../ui/combobox.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'
import type { Offer } from './user-type-field.view.tsx'

type Field<Value> = Readonly<{
  id: string
  label: string
  error?: string | undefined
  value: Value
  readOnly: boolean
  onValueChange: (value: Value) => void
  onBlur: (event: FocusEvent) => void
}>

export type AgencyFieldsProps = Readonly<{
  offer: Offer<Agency>
  primary: Field<number | null>
  further: Field<readonly number[]>
}>

const failure = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'small',
  color: 'status.danger.fg',
})

const NONE: readonly Agency[] = []

const optionsOf = (agencies: readonly Agency[]): Option[] =>
  agencies.map(({ id, name }) => ({ value: String(id), label: name }))

/** The agency that a person works for, and others. Where the list does not come, "not listed" can be chosen still. */
export const AgencyFields = ({ offer, primary, further }: AgencyFieldsProps) => {
  const words = useWords()
  const { registration } = words
  const choosing = useChoosingWords()
  const { items = NONE, hasFailed } = offer
  const options = optionsOf(items)
  const { value: primaryId, onValueChange: choosePrimary, ...ofPrimary } = primary
  const { value: furtherIds, onValueChange: chooseFurther, ...ofFurther } = further
  const nothing = () => {
    if (hasFailed) return registration.agencies.failed()
    return offer.items === undefined ? registration.agencies.loading() : registration.agencies.none()
  }
  return (
    <>
      <Combobox
        {...ofPrimary}
        name="primaryAgency"
        autoComplete="organization"
        required
        help={registration.agencyHelp()}
        options={options}
        extraOption={{ value: String(NOT_LISTED), label: registration.notListed() }}
        value={primaryId === null ? null : String(primaryId)}
        onValueChange={(value) => {
          choosePrimary(value === null ? null : Number(value))
          // It is no further one any more.
          if (furtherIds.includes(Number(value))) chooseFurther(furtherIds.filter((id) => id !== Number(value)))
        }}
        words={choosing}
        emptyText={nothing()}
      />
      {hasFailed && (
        <p role="alert" className={failure}>
          {registration.agencies.failed()}
          <Button variant="outline" size="sm" onClick={offer.onRetry}>
            {words.actions.retry()}
          </Button>
        </p>
      )}
      <MultiCombobox
        {...ofFurther}
        name="furtherAgencies"
        autoComplete="off"
        optional={registration.optional()}
        options={options.filter(({ value }) => value !== String(primaryId))}
        values={furtherIds.map(String)}
        onValuesChange={(values) => chooseFurther(values.map(Number))}
        most={FURTHER_AGENCIES}
        words={choosing}
        emptyText={nothing()}
      />
    </>
  )
}
