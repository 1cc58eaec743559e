import { css } from 'styled-system/css'

import type { PlanField } from '../../../domain/class-plan.ts'
import { CLASS_LIMITS } from '../../../domain/contract/class-form.contract.ts'
import type { ClassChoices } from '../../../domain/contract/held-class.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Combobox } from '../../ui/combobox.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'
import { planFieldId, type PlanControl } from './plan-control.ts'

const pair = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '1fr 1fr' } })

type FieldsProps = Readonly<{ control: PlanControl; choices: ClassChoices }>

const textOf = (
  { plan, isReadOnly, saying, change, leave }: PlanControl,
  field: Extract<PlanField, 'venue' | 'address' | 'city' | 'county'>,
  label: string,
) => ({
  id: planFieldId(field),
  name: field,
  label,
  required: true,
  readOnly: isReadOnly,
  dir: 'auto',
  autoComplete: 'off',
  maxLength: CLASS_LIMITS[field],
  error: saying(field),
  value: plan[field],
  onValueChange: (value: string) => change(field, value),
  onBlur: leave(field),
})

/** Where a class is held; one of the asker's own venues fills it in. */
export const VenueFields = ({ control, choices }: FieldsProps) => {
  const { fields } = useWords().classDesk
  const choosing = useChoosingWords()
  const { plan, isReadOnly, saying, change, leave } = control
  const { venues, agencies } = choices
  const known = venues.findIndex(({ venue, city }) => venue === plan.venue && city === plan.city)
  const take = (at: number) => {
    const chosen = venues[at]
    if (!chosen || isReadOnly) return
    for (const field of ['venue', 'address', 'city', 'county', 'timeZone'] as const) change(field, chosen[field])
    change('hostAgencyId', chosen.hostAgencyId ?? 0)
  }
  return (
    <>
      {venues.length > 0 && (
        <Select
          label={fields.known()}
          name="known"
          placeholder={fields.chooseKnown()}
          options={venues.map(({ venue, city }, at) => ({ value: String(at), label: `${venue}, ${city}` }))}
          value={known === -1 ? '' : String(known)}
          onValueChange={(value) => {
            if (value !== '') take(Number(value))
          }}
        />
      )}
      <TextField {...textOf(control, 'venue', fields.venue())} help={fields.venueHelp()} />
      <TextField {...textOf(control, 'address', fields.address())} />
      <div className={pair}>
        <TextField {...textOf(control, 'city', fields.city())} />
        <TextField {...textOf(control, 'county', fields.county())} />
      </div>
      <Combobox
        id={planFieldId('hostAgencyId')}
        name="hostAgencyId"
        label={fields.hostAgencyId()}
        optional={fields.optional()}
        error={saying('hostAgencyId')}
        readOnly={isReadOnly}
        autoComplete="off"
        options={agencies.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={fields.noHost()}
        value={plan.hostAgencyId === 0 ? null : String(plan.hostAgencyId)}
        onValueChange={(value) => change('hostAgencyId', value === null ? 0 : Number(value))}
        onBlur={leave('hostAgencyId')}
        words={choosing}
        emptyText={fields.noAgency()}
      />
    </>
  )
}

/** How many can come, until when one can register, and what students should know. */
export const SeatFields = ({ control }: Readonly<{ control: PlanControl }>) => {
  const { fields } = useWords().classDesk
  const { plan, isReadOnly, saying, change, leave } = control
  const [date = '', time = ''] = plan.registrationClosesAt.split(' ')
  return (
    <>
      <TextField
        id={planFieldId('capacity')}
        name="capacity"
        label={fields.capacity()}
        help={fields.capacityHelp({ most: CLASS_LIMITS.capacity })}
        error={saying('capacity')}
        required
        readOnly={isReadOnly}
        inputMode="numeric"
        autoComplete="off"
        value={plan.capacity}
        onValueChange={(value) => change('capacity', value)}
        onBlur={leave('capacity')}
      />
      <div className={pair}>
        <TextField
          id={planFieldId('registrationClosesAt')}
          type="date"
          label={fields.closesDay()}
          help={fields.closesHelp()}
          error={saying('registrationClosesAt')}
          required
          readOnly={isReadOnly}
          autoComplete="off"
          value={date}
          onValueChange={(value) => change('registrationClosesAt', `${value} ${time}`)}
        />
        <TextField
          type="time"
          label={fields.closesTime()}
          required
          readOnly={isReadOnly}
          autoComplete="off"
          value={time}
          onValueChange={(value) => change('registrationClosesAt', `${date} ${value}`)}
          onBlur={leave('registrationClosesAt')}
        />
      </div>
      <TextArea
        id={planFieldId('notes')}
        name="notes"
        label={fields.notes()}
        optional={fields.optional()}
        help={fields.notesHelp()}
        error={saying('notes')}
        readOnly={isReadOnly}
        dir="auto"
        maxLength={CLASS_LIMITS.notes}
        autoComplete="off"
        value={plan.notes}
        onValueChange={(value) => change('notes', value)}
        onBlur={leave('notes')}
      />
    </>
  )
}
