import { Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'

import { DISCIPLINES } from '../../../domain/discipline.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { ChoiceList } from '../../ui/choice-list.view.tsx'
import { Combobox } from '../../ui/combobox.view.tsx'
import { PasswordField } from '../../ui/password-field.view.tsx'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { Slider } from '../../ui/slider.view.tsx'
import { Switch } from '../../ui/switch.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'
import { SectionLead } from '../information/prose.view.tsx'

const form = css({ display: 'grid', gap: '5', maxWidth: 'form', marginBlockStart: '6' })

type Standing = 'editing' | 'refused' | 'saved'

/** A form that looks at an address and a box, and sends nothing. */
export const FormSample = () => {
  const { forms } = useWords().example
  const choosing = useChoosingWords()
  const formats = useFormats()
  const id = useId()
  const [standing, setStanding] = useState<Standing>('editing')
  const [email, setEmail] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const [phone, setPhone] = useState('')
  const [discipline, setDiscipline] = useState<string | null>(null)
  const [delivery, setDelivery] = useState('online')
  const [vest, setVest] = useState<'two' | 'three'>('three')
  const [isReminded, setReminded] = useState(true)
  const [scale, setScale] = useState(1)
  const isRefused = standing === 'refused'
  const emailError = isRefused && !email.includes('@') ? forms.emailError() : undefined
  const termsError = isRefused && !hasAgreed ? forms.termsError() : undefined

  const send = () => setStanding(email.includes('@') && hasAgreed ? 'saved' : 'refused')

  return (
    <>
      <SectionLead>{forms.lead()}</SectionLead>
      <Form isBusy={false} onSend={send} className={form}>
        <FormNews
          check={forms.summary()}
          errors={[
            ...(emailError === undefined ? [] : [{ fieldId: `${id}-email`, message: emailError }]),
            ...(termsError === undefined ? [] : [{ fieldId: `${id}-terms`, message: termsError }]),
          ]}
        />
        <TextField label={forms.name()} autoComplete="off" />
        <TextField
          id={`${id}-email`}
          label={forms.email()}
          help={forms.emailHelp()}
          error={emailError}
          type="email"
          dir="ltr"
          icon={Mail}
          autoComplete="off"
          value={email}
          onValueChange={setEmail}
        />
        <PasswordField
          label={forms.password()}
          showLabel={forms.show()}
          hideLabel={forms.hide()}
          autoComplete="new-password"
        />
        <PhoneField label={forms.phone()} autoComplete="off" value={phone} onValueChange={setPhone} />
        <Combobox
          id={`${id}-discipline`}
          label={forms.discipline()}
          help={forms.disciplineHelp()}
          options={DISCIPLINES.map((value) => ({ value, label: forms.disciplines[value]() }))}
          value={discipline}
          onValueChange={setDiscipline}
          emptyText={forms.disciplineNone()}
          words={choosing}
        />
        <Select
          label={forms.agency()}
          placeholder={forms.agencyPick()}
          options={[
            { value: '1', label: forms.agencyOne() },
            { value: '2', label: forms.agencyTwo() },
            { value: '3', label: forms.agencyThree() },
          ]}
        />
        <TextArea label={forms.note()} optional={forms.optional()} rows={3} />
        <ChoiceList
          legend={forms.delivery()}
          value={delivery}
          onValueChange={setDelivery}
          choices={[
            { value: 'online', label: forms.online() },
            { value: 'inPerson', label: forms.inPerson() },
            { value: 'later', label: forms.later(), disabled: true },
          ]}
        />
        <Segmented
          legend={forms.vest()}
          value={vest}
          onValueChange={setVest}
          segments={[
            { value: 'two', label: forms.vestTwo() },
            { value: 'three', label: forms.vestThree() },
          ]}
        />
        <Switch label={forms.remind()} checked={isReminded} onCheckedChange={setReminded} />
        <Slider
          label={forms.fontSize()}
          value={scale}
          min={0.7}
          max={1.3}
          step={0.1}
          valueText={formats.percent(scale)}
          onValueChange={setScale}
        />
        <Checkbox
          id={`${id}-terms`}
          label={forms.terms()}
          help={forms.termsHelp()}
          error={termsError}
          checked={hasAgreed}
          onCheckedChange={setAgreed}
        />
        <div>
          <Button type="submit">{forms.submit()}</Button>
        </div>
        <div role="status">{standing === 'saved' && <Banner tone="success">{forms.saved()}</Banner>}</div>
      </Form>
    </>
  )
}
