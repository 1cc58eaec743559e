import { css } from 'styled-system/css'

import { DISCIPLINES } from '../../../domain/discipline.ts'
import { AGENCY_TEXT_MAX } from '../../../domain/vocabulary.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { AgencyHeld, AgencyValues, WordHeld } from '../../../machines/vocabulary/vocabulary-forms.machine.ts'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useGuardedFields } from '../../form/use-guarded-fields.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { disciplineWords } from '../group-students/student-words.ts'

const styles = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

type AgencyFormProps = Readonly<{ id: string; actor: FormActor<AgencyValues, WordHeld> }>

export const AgencyForm = ({ id, actor }: AgencyFormProps) => {
  const words = useWords()
  const { agencies: said, check } = words.vocabulary
  const { columns } = said
  const kindWords = (kind: string): string => (kind === '' ? said.noKind() : disciplineWords(words, kind))
  const { errors, fault, isBusy, noteOf, overtaken, propsOf, send } = useGuardedFields(
    actor,
    {
      name: { label: columns.name(), max: AGENCY_TEXT_MAX },
      discipline: { label: columns.discipline(), saying: kindWords },
      county: { label: columns.county(), max: AGENCY_TEXT_MAX },
      city: { label: columns.city(), max: AGENCY_TEXT_MAX },
    },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.add()} className={styles} onSend={send}>
      <FormNews check={check()} errors={errors} fault={fault} failed={said.failed()}>
        {overtaken}
      </FormNews>
      <TextField {...propsOf('name')} required dir="auto" autoComplete="off" />
      <ChoiceField<AgencyValues['discipline']>
        {...propsOf('discipline')}
        help={noteOf('discipline') ?? said.kindHelp()}
        options={(['', ...DISCIPLINES] as const).map((value) => ({ value, label: kindWords(value) }))}
      />
      <TextField {...propsOf('county')} optional={said.optional()} dir="auto" autoComplete="off" />
      <TextField {...propsOf('city')} optional={said.optional()} dir="auto" autoComplete="off" />
    </Form>
  )
}

type AgencyDialogProps = Readonly<{
  actor: AskedFormActor<AgencyValues, WordHeld, AgencyHeld>
  /** There is one, which is changed. */
  isHeld: boolean
}>

const AgencyDialog = ({ actor, isHeld }: AgencyDialogProps) => {
  const { save, agencies: said } = useWords().vocabulary
  return (
    <AskedFormDialog
      actor={actor}
      size="sm"
      title={isHeld ? said.changeTitle() : said.add()}
      send={save()}
      first="name"
      renderForm={(id, form) => <AgencyForm id={id} actor={form} />}
    />
  )
}

export default AgencyDialog
