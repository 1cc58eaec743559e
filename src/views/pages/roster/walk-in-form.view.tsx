import { css } from 'styled-system/css'

import { DISCIPLINES } from '../../../domain/discipline.ts'
import { askedIn, type AskedIn } from '../../../domain/person-fields.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { WalkInOutcome, WalkInValues } from '../../../machines/roster/walk-in-form.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { personFields } from '../../form/person-fields.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { AgencyField } from '../agency-field.view.tsx'
import { isDiscipline } from './roster-words.ts'
import type { RosterPageProps } from './roster.props.ts'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  names: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
}

type WalkInFormProps = Readonly<{
  id: string
  actor: FormActor<WalkInValues, WalkInOutcome>
  agencies: RosterPageProps['agencies']
}>

/** The button that adds them stands at the foot of the dialog. */
export const WalkInFormView = ({ id, actor, agencies }: WalkInFormProps) => {
  const words = useWords()
  const { personal } = words
  const { disciplines, walkIn: said } = words.roster
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      ...personFields(words, askedIn('walkIn')),
      agencyId: { label: personal.fields.agency() },
      discipline: { label: personal.fields.discipline() },
    },
    { id },
  )
  // Somebody else's, so nothing of the browser's is filled in.
  const text = (name: AskedIn<'walkIn'>) => ({ ...propsOf(name), autoComplete: 'off' })
  const { onValueChange: choose, readOnly: _isSent, ...discipline } = propsOf('discipline')
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.title()} className={styles.form} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} />
      <div className={styles.names}>
        <TextField {...text('firstName')} required dir="auto" />
        <TextField {...text('lastName')} required dir="auto" />
      </div>
      <TextField
        {...text('email')}
        required
        type="email"
        help={said.emailHelp()}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PhoneField {...text('phone')} optional={said.optional()} />
      <AgencyField {...propsOf('agencyId')} machine={agencies} said={said} isRetried={false} />
      <Select
        {...discipline}
        optional={said.optional()}
        options={[
          { value: '', label: said.anyDiscipline() },
          ...DISCIPLINES.map((value) => ({ value, label: disciplines[value]() })),
        ]}
        onValueChange={(value) => choose(isDiscipline(value) ? value : '')}
      />
    </Form>
  )
}
