import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { Agency } from '../../../../domain/contract/agency.contract.ts'
import type { ProfileAnswer } from '../../../../domain/contract/profile.contract.ts'
import { askedIn, VOUCHED_FOR } from '../../../../domain/person-fields.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { DetailsFormActor } from '../../../../machines/profile/details-form.machine.ts'
import { changesOf, valuesOf } from '../../../../machines/profile/profile-values.ts'
import { wasSaved } from '../../../../machines/profile/profile.connect.ts'
import type { ProfileActor } from '../../../../machines/profile/profile.machine.ts'
import type { ResourceActor } from '../../../../machines/resource/resource.machine.ts'
import { FormNews } from '../../../form/form-news.view.tsx'
import { Form } from '../../../form/form.view.tsx'
import { NumberFields } from '../../../form/person-fields.view.tsx'
import { PhoneField } from '../../../ui/phone-field.view.tsx'
import { TextField } from '../../../ui/text-field.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import { AgencyFields } from './agency-fields.view.tsx'
import { useDetailsFields } from './fields.ts'
import { BirthdateFact, EmailFact } from './fixed-facts.view.tsx'
import { PhoneState } from './phone-state.view.tsx'
import { SaveBar } from './save-bar.view.tsx'

const styles = {
  form: css({
    minWidth: '0',
    // What has the focus is not under the bar.
    '& :is(input, button, a)': { scrollMarginBlockEnd: '24' },
  }),
  names: css({
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fit, minmax(min(20rem, 100%), 1fr))]',
    gap: '5',
    alignItems: 'start',
  }),
  phone: css({ display: 'grid', gap: '2', minWidth: '0' }),
  said: css({ paddingBlockEnd: '4', '&:empty': { display: 'none' } }),
}

const NUMBERS = askedIn('profile', 'numbers')

export type DetailsFormProps = Readonly<{
  owner: ProfileActor
  actor: DetailsFormActor
  profile: ProfileAnswer
  agencies: ResourceActor<readonly Agency[]>
  /** Certificates or verifications stand on the name: it is changed by asking. */
  isNameHeld: boolean
}>

/** One form of two sections: who a person is, and for whom. */
export const DetailsForm = ({ owner, actor, profile, agencies, isNameHeld }: DetailsFormProps) => {
  const words = useWords()
  const { details, agencies: said, saving, optional } = words.profile
  const isSaved = useSelector(owner, wasSaved)
  const fields = useDetailsFields(actor)
  const { errors, fault, isBusy, values, propsOf, send } = fields
  const changes = changesOf(valuesOf(profile), values)
  const isChanged = Object.keys(changes).length > 0

  const isNameChanged = VOUCHED_FOR.some((field) => field in changes)
  // A draft of before may have another name: it is left to be put back.
  const held = isNameHeld && !isNameChanged ? { readOnly: true, help: details.nameHeld() } : {}

  const save = () => {
    if (isChanged) send()
  }

  return (
    <Form method="post" isBusy={isBusy} aria-label={details.form()} className={styles.form} onSend={save}>
      <div className={styles.said}>
        <FormNews
          check={saving.check()}
          errors={errors}
          fault={fault}
          failed={saving.failedTitle()}
          kept={saving.kept()}
        />
      </div>
      <ProfileSection id="details" title={details.title()} lead={details.lead()}>
        <div className={styles.names}>
          <TextField {...propsOf('firstName')} {...held} required dir="auto" autoComplete="given-name" />
          <TextField {...propsOf('lastName')} {...held} required dir="auto" autoComplete="family-name" />
        </div>
        <EmailFact actor={owner} profile={profile} />
        <div className={styles.phone}>
          <PhoneField
            {...propsOf('phone')}
            optional={optional()}
            help={'phone' in changes ? details.phoneAnew() : details.phoneHelp()}
          />
          <PhoneState profile={profile} isChanged={'phone' in changes} />
        </div>
        <BirthdateFact birthdate={profile.birthdate} />
      </ProfileSection>
      <ProfileSection id="agencies" title={said.title()} lead={said.lead()}>
        <AgencyFields list={agencies} fields={fields} />
        <NumberFields fields={NUMBERS} propsOf={propsOf} isHelped optional={optional()} dir="auto" />
      </ProfileSection>
      <SaveBar
        isChanged={isChanged}
        isBusy={isBusy}
        wasSaved={isSaved}
        onDiscard={() => owner.send({ type: 'changes.discarded' })}
      />
    </Form>
  )
}
