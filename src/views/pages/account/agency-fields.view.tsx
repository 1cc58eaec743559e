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

/** What is said where an agency is looked for and none is found. */
const useNothing = ({ hasFailed, items }: Offer<Agency>): string => {
  const { agencies: said } = useWords().registration
  if (hasFailed) return said.failed()
  return items === undefined ? said.loading() : said.none()
}

/** The agency that a person works for. Where the list does not come, "not listed" can be chosen still. */
export const AgencyField = ({ offer, primary, further }: AgencyFieldsProps) => {
  const words = useWords()
  const { registration } = words
  const choosing = useChoosingWords()
  const nothing = useNothing(offer)
  const { items = NONE, hasFailed } = offer
  const options = optionsOf(items)
  const { value: primaryId, onValueChange: choosePrimary, ...ofPrimary } = primary
  const { value: furtherIds, onValueChange: chooseFurther } = further
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
        emptyText={nothing}
      />
      {hasFailed && (
        <p role="alert" className={failure}>
          {registration.agencies.failed()}
          <Button variant="outline" size="sm" onClick={offer.onRetry}>
            {words.actions.retry()}
          </Button>
        </p>
      )}
    </>
  )
}

/** Others that they work for. */
export const FurtherAgencies = ({ offer, primary, further }: AgencyFieldsProps) => {
  const { registration } = useWords()
  const choosing = useChoosingWords()
  const nothing = useNothing(offer)
  const { value: ids, onValueChange: choose, ...rest } = further
  return (
    <MultiCombobox
      {...rest}
      name="furtherAgencies"
      autoComplete="off"
      optional={registration.optional()}
      options={optionsOf(offer.items ?? NONE).filter(({ value }) => value !== String(primary.value))}
      values={ids.map(String)}
      onValuesChange={(values) => choose(values.map(Number))}
      most={FURTHER_AGENCIES}
      words={choosing}
      emptyText={nothing}
    />
  )
}
