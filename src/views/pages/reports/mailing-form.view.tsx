import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ReportMailing, ReportMailings } from '../../../domain/contract/report-mailing.contract.ts'
import { LANGUAGES } from '../../../domain/language.ts'
import { LAST_DAY, MAILING_DAYS } from '../../../domain/report-mailing.ts'
import { SHEET_FORMATS } from '../../../domain/sheet-format.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import {
  isOvertaken,
  mailingValuesOf,
  type MailingHeld,
  type MailingValues,
} from '../../../machines/reports/report-mailing.machine.ts'
import { useDates } from '../../dates.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Select, type SelectProps } from '../../ui/select.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { mailedViewIn } from './mailed-view.ts'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  two: css({ display: 'grid', gap: '4', gridTemplateColumns: '[repeat(auto-fit, minmax(12rem, 1fr))]' }),
}

type Field = Readonly<{ value: string; readOnly: boolean }>

/** A list of the platform knows no `readOnly`. */
const asSelect = <Value extends Field>({ readOnly, ...field }: Value) => ({
  ...field,
  'aria-disabled': readOnly || undefined,
})

type MailingFormProps = Readonly<{
  id: string
  actor: FormActor<MailingValues, MailingHeld>
  known: Pick<ReportMailings, 'agencies' | 'items' | 'next' | 'timeZone' | 'views'>
  /** Of one that is changed. */
  changed: ReportMailing | undefined
}>

/** Somebody else changed it: theirs is taken in where nothing was written here, and what was written stays. */
const Overtaken = ({ actor, known, changed }: Pick<MailingFormProps, 'actor' | 'known' | 'changed'>) => {
  const { mailings: said } = useWords().reportsList
  const about = useSelector(actor, ({ context }) => context.about as ReportMailing | undefined)
  const theirs = known.items.find(({ id }) => id === about?.id)
  const isNewer = about !== undefined && theirs !== undefined && theirs.revision > about.revision
  if (!isNewer && about !== undefined && changed !== undefined && about.revision > changed.revision) {
    return (
      <Banner tone="info" announce="status">
        {said.overtaken.loaded()}
      </Banner>
    )
  }
  // It is read still, or is gone.
  if (!isNewer) {
    return (
      <Banner tone="warning" announce="alert" title={said.overtaken.title()}>
        {said.overtaken.text()}
      </Banner>
    )
  }
  const load = () =>
    actor.send({
      type: 'values.followed',
      from: mailingValuesOf(about),
      to: mailingValuesOf(theirs),
      about: theirs,
    })
  return (
    <Banner
      tone="warning"
      announce="alert"
      title={said.overtaken.title()}
      action={
        <Button variant="outline" size="sm" onClick={load}>
          {said.overtaken.load()}
        </Button>
      }
    >
      {said.overtaken.text()} {said.overtaken.offer()}
    </Banner>
  )
}

/** What is mailed each month, as what, to whom; and when it first is, before it is set up. */
export const MailingForm = ({ id, actor, known, changed }: MailingFormProps) => {
  const words = useWords()
  const { kinds, mailings: said, whole } = words.reportsList
  const dates = useDates()
  const { errors, fault, isBusy, propsOf, send, values } = useFormFields(
    actor,
    {
      what: { label: said.report() },
      day: { label: said.day() },
      format: { label: said.format() },
      language: { label: said.language() },
      recipients: { label: said.recipients(), max: 254 },
    },
    { id },
  )
  const isView = values.what.startsWith('view-')
  const first = known.next.find(({ day }) => day === Number(values.day))
  const one = <Name extends 'format' | 'language'>(
    name: Name,
    options: readonly MailingValues[Name][],
    saying: (option: MailingValues[Name]) => string,
  ): SelectProps => {
    const { onValueChange, ...field } = asSelect(propsOf(name))
    return {
      ...field,
      options: options.map((value) => ({ value, label: saying(value) })),
      onValueChange: (value) => {
        const chosen = options.find((option) => option === value)
        if (chosen !== undefined) onValueChange(chosen)
      },
    }
  }
  return (
    <Form
      id={id}
      isBusy={isBusy}
      aria-label={changed ? said.change() : said.add()}
      className={styles.form}
      onSend={send}
    >
      <FormNews
        check={said.check()}
        errors={errors}
        fault={isOvertaken(fault) ? null : fault}
        failed={changed ? said.changeFailed() : said.saveFailed()}
      >
        {isOvertaken(fault) && <Overtaken actor={actor} known={known} changed={changed} />}
      </FormNews>
      <Select
        {...asSelect(propsOf('what'))}
        required
        placeholder={said.choose()}
        {...(isView && { help: said.viewHelp() })}
        options={[
          { value: 'national', label: kinds.national() },
          ...known.views.map((view) => ({ value: `view-${view.id}`, label: mailedViewIn(words, view) })),
          ...known.agencies.map((agency) => ({
            value: `agency-${agency.id}`,
            label: said.packOf({ agency: agency.name }),
          })),
        ]}
      />
      <Select
        {...asSelect(propsOf('day'))}
        {...(first && {
          help: said.first({ when: dates.moment(first.at, known.timeZone), zone: known.timeZone }),
        })}
        options={MAILING_DAYS.map((day) => ({
          value: String(day),
          label: day === LAST_DAY ? said.last() : said.days({ day }),
        }))}
      />
      <TextArea
        {...propsOf('recipients')}
        required
        dir="ltr"
        rows={3}
        spellCheck={false}
        help={isView ? said.viewRecipientsHelp() : said.recipientsHelp()}
      />
      <div className={styles.two}>
        <Select {...one('format', SHEET_FORMATS, (format) => whole[format]())} />
        <Select {...one('language', LANGUAGES, (language) => OWN_NAME[language])} />
      </div>
    </Form>
  )
}
