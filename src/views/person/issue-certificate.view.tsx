import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { CERTIFICATE_TEXT, type CertificateCourse } from '../../domain/contract/certificate-deeds.contract.ts'
import { useWords } from '../../i18n/words.tsx'
import type { CertificateValues, Issued } from '../../machines/certificate-issue/certificate-issue.machine.ts'
import type { AskedFormActor } from '../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../machines/form/form.machine.ts'
import { selectData } from '../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'
import { ChoiceField } from '../form/choice-field.view.tsx'
import { AskedFormDialog } from '../form/form-dialog.view.tsx'
import { FormNews } from '../form/form-news.view.tsx'
import { Form } from '../form/form.view.tsx'
import { useFormFields } from '../form/use-form-fields.ts'
import { TextArea } from '../ui/text-area.view.tsx'
import { TextField } from '../ui/text-field.view.tsx'

const styles = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

/** Nothing is chosen yet. */
const NONE = 0

type CertificateFormProps = Readonly<{
  id: string
  actor: FormActor<CertificateValues, Issued>
  courses: ResourceMachine<readonly CertificateCourse[]>
}>

const CertificateForm = ({ id, actor, courses }: CertificateFormProps) => {
  const { issue: said } = useWords().personPage.deeds
  const known = useSelector(useActorRef(courses, { input: { query: undefined } }), selectData)
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      courseId: { label: said.course() },
      completedOn: { label: said.completed() },
      reason: { label: said.reason(), max: CERTIFICATE_TEXT },
      evidence: { label: said.evidence(), max: CERTIFICATE_TEXT },
    },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.choose()} className={styles} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} />
      <ChoiceField
        {...propsOf('courseId')}
        options={[
          { value: NONE, label: said.chooseCourse() },
          ...(known ?? []).map((course) => ({ value: course.id, label: course.title })),
        ]}
      />
      <TextField {...propsOf('completedOn')} type="date" required />
      <TextArea {...propsOf('reason')} rows={2} required dir="auto" help={said.reasonHelp()} />
      <TextArea {...propsOf('evidence')} rows={2} required dir="auto" help={said.evidenceHelp()} />
    </Form>
  )
}

type IssueProps = Pick<CertificateFormProps, 'courses'> &
  Readonly<{ actor: AskedFormActor<CertificateValues, Issued>; name: string }>

/** A certificate of what no enrolment and no class of ours knows. */
const IssueCertificateDialog = ({ actor, courses, name }: IssueProps) => {
  const { issue: said } = useWords().personPage.deeds
  return (
    <AskedFormDialog
      actor={actor}
      title={said.title({ name })}
      description={said.lead()}
      send={said.send()}
      first="courseId"
      renderForm={(id, form) => <CertificateForm id={id} actor={form} courses={courses} />}
    />
  )
}

export default IssueCertificateDialog
