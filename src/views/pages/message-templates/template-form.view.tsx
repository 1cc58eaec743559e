import { css } from 'styled-system/css'

import type { WholeMessageTemplate } from '../../../domain/contract/message-template.contract.ts'
import { recordOf } from '../../../domain/keys.ts'
import { directionOf, LANGUAGES, type Language } from '../../../domain/language.ts'
import { TEMPLATE_FIELDS, TEMPLATE_LIMITS, TEMPLATE_PARTS, templateField } from '../../../domain/message-template.ts'
import type { TemplateField } from '../../../domain/message-template.ts'
import { variablesOf, type TemplateKind } from '../../../domain/message-variables.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { TemplateValues } from '../../../machines/message-template/template-form.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields, type FormField } from '../../form/use-form-fields.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Button } from '../../ui/button.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { linkWritten, partWords, problemWords, variableWords, written } from './template-words.ts'

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  languages: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(3, minmax(0, 1fr))]' },
    gap: '5',
  }),
  language: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gridAutoRows: 'max',
    gap: '4',
    border: 'none',
    padding: '0',
    margin: '0',
    minWidth: '0',
  }),
  legend: css({ textStyle: 'heading.card', padding: '0', marginBlockEnd: '2' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  help: css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' }),
  variables: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
    columnGap: '6',
    rowGap: '1.5',
    listStyle: 'none',
    margin: '0',
    padding: '0',
  }),
  heading: css({ textStyle: 'heading.card', marginBlockEnd: '2' }),
  name: css({ fontFamily: 'mono', overflowWrap: 'anywhere' }),
  required: css({ fontWeight: 'medium' }),
}

const Variables = ({ kind }: Readonly<{ kind: TemplateKind }>) => {
  const words = useWords()
  const { messageTemplates: said } = words
  return (
    <section>
      <h2 className={styles.heading}>{said.variablesTitle()}</h2>
      <ul className={styles.variables}>
        {[...(variablesOf(kind) ?? [])].map(([name, { isRequired }]) => (
          <li key={name}>
            <code className={styles.name}>{written(name)}</code> {variableWords(words, name)}
            {isRequired && (
              <>
                {' '}
                (<span className={styles.required}>{said.required()}</span>)
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type TemplateFormProps = Readonly<{
  kind: TemplateKind
  id: string
  actor: FormActor<TemplateValues, WholeMessageTemplate>
}>

/** The words of a message in all languages beside each other. A draft is kept as it is; what is checked has to be whole. */
export const TemplateFormView = ({ kind, id, actor }: TemplateFormProps) => {
  const words = useWords()
  const formats = useFormats()
  const { form: said } = words.messageTemplates
  const { channel } = kind
  const parts = TEMPLATE_PARTS[channel]
  const labelOf = (language: Language, part: (typeof parts)[number]) =>
    said.field({ part: partWords(words, part), language: OWN_NAME[language] })
  const shown = new Map(
    LANGUAGES.flatMap((language) =>
      parts.map((part) => [
        templateField(language, part),
        { label: labelOf(language, part), max: TEMPLATE_LIMITS[channel][part] },
      ]),
    ),
  )
  const fields: Readonly<Record<keyof TemplateValues, FormField>> = {
    ...recordOf<TemplateField, FormField>(TEMPLATE_FIELDS, (name) => shown.get(name) ?? null),
    revision: null,
    isToCheck: null,
  }
  const { errors, fault, form, isBusy, propsOf, send } = useFormFields(actor, fields, {
    id,
    saying: (rule) => problemWords(words, formats, rule),
  })
  const meaning = (isToCheck: boolean) => () => form.field('isToCheck').onChange(isToCheck)
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.label()} className={styles.form} onSend={send}>
      <FormNews check={said.checkThese()} errors={errors} fault={fault} failed={said.notSaved()} kept={said.kept()} />
      <div className={styles.languages}>
        {LANGUAGES.map((language) => {
          const spoken = { lang: language, dir: directionOf(language) }
          return (
            <fieldset key={language} className={styles.language}>
              <legend className={styles.legend} lang={language}>
                {OWN_NAME[language]}
              </legend>
              {parts.map((part) => {
                const props = { ...propsOf(templateField(language, part)), label: partWords(words, part) }
                return part === 'body' ? (
                  <TextArea key={part} {...props} {...spoken} rows={channel === 'mail' ? 18 : 5} />
                ) : (
                  <TextField key={part} {...props} {...spoken} />
                )
              })}
            </fieldset>
          )
        })}
      </div>
      <p className={styles.help}>
        {channel === 'mail'
          ? said.help({ variable: written('name'), link: linkWritten(words) })
          : said.helpSms({ variable: written('product') })}
      </p>
      <div className={styles.acts}>
        <Button type="submit" variant="outline" busy={isBusy} onClick={meaning(false)}>
          {said.save()}
        </Button>
        <Button type="submit" busy={isBusy} onClick={meaning(true)}>
          {said.check()}
        </Button>
      </div>
      <Variables kind={kind} />
    </Form>
  )
}
