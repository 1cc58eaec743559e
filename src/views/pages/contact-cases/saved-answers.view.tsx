import { useActorRef, useSelector } from '@xstate/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'

import { SAVED_ANSWER_LIMITS } from '../../../domain/contact.ts'
import { SAVED_ANSWERS, type SavedAnswer } from '../../../domain/contract/saved-answers.list.ts'
import { directionOf, LANGUAGES, type Language } from '../../../domain/language.ts'
import { useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import {
  NO_SAVED_ANSWER,
  type SavedAnswerHeld,
  type SavedAnswerSeen,
  type SavedAnswerValues,
} from '../../../machines/contact/contact-forms.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { useGuardedFields } from '../../form/use-guarded-fields.view.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import type { SavedAnswersProps } from './contact-cases.props.ts'

const form = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

type AnswerFormProps = Readonly<{ id: string; actor: FormActor<SavedAnswerValues, SavedAnswerHeld> }>

export const AnswerForm = ({ id, actor }: AnswerFormProps) => {
  const { answers: said } = useWords().contactCase
  const text = (language: Language) => ({ label: OWN_NAME[language], max: SAVED_ANSWER_LIMITS.text })
  const { errors, fault, isBusy, overtaken, propsOf, send } = useGuardedFields(
    actor,
    {
      title: { label: said.title(), max: SAVED_ANSWER_LIMITS.title },
      en: text('en'),
      tr: text('tr'),
      ar: text('ar'),
    },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.add()} className={form} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()}>
        {overtaken}
      </FormNews>
      <TextField {...propsOf('title')} required dir="auto" autoComplete="off" />
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          {...propsOf(language)}
          required={language === 'en'}
          rows={4}
          lang={language}
          dir={directionOf(language)}
        />
      ))}
    </Form>
  )
}

const columnsOf = ({ contactCase: { answers: said } }: Words) =>
  columnsIn(SAVED_ANSWERS, {
    title: { header: said.title(), cell: (row) => <bdi>{row.title}</bdi> },
    en: { header: OWN_NAME.en, cell: ({ en }) => <bdi lang="en">{en}</bdi> },
    tr: { header: OWN_NAME.tr, cell: ({ tr }) => <bdi lang="tr">{tr}</bdi> },
    ar: { header: OWN_NAME.ar, cell: ({ ar }) => <bdi lang="ar">{ar}</bdi> },
  })

/** What messages are answered with again and again, for those who keep it. */
export const SavedAnswersPage = ({ title, asked, machines, parts }: SavedAnswersProps) => {
  const words = useWords()
  const { answers: said } = words.contactCase
  const language = useLanguage()
  const actor = useActorRef(machines.list, { input: { asked } })
  const writing = useAskedForm<SavedAnswerValues, SavedAnswerHeld, SavedAnswerSeen>(
    machines.writing,
    NO_SAVED_ANSWER,
    () => {},
  )
  const isHeld = useSelector(writing, ({ context }) => context.about !== undefined)
  const removing = useDeed(machines.removing, () => {})
  const edit = ({ id, ...values }: SavedAnswer) =>
    writing.send({ type: 'form.begun', values, about: { id, was: values } })
  return (
    <ListPage title={title} lead={said.lead()}>
      {parts}
      <ListView
        actor={actor}
        definition={SAVED_ANSWERS}
        asked={asked}
        label={title}
        nameOf={(row) => row.title}
        brief={(row) => ({ facts: [row[language] || row.en] })}
        search={said.search()}
        columns={columnsOf(words)}
        filters={filtersIn(SAVED_ANSWERS, {})}
        rowActs={(row) => [
          { key: 'edit', label: said.edit(), icon: Pencil, onChoose: () => edit(row) },
          {
            key: 'remove',
            label: said.remove.choose(),
            icon: Trash2,
            isDangerous: true,
            onChoose: () => removing.send({ type: 'deed.asked', subject: row }),
          },
        ]}
        actions={[
          {
            label: said.add(),
            icon: Plus,
            onChoose: () => writing.send({ type: 'form.begun', values: NO_SAVED_ANSWER }),
          },
        ]}
        isExported
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      <AskedFormDialog
        actor={writing}
        title={isHeld ? said.changeTitle() : said.add()}
        description={said.help()}
        send={said.save()}
        first="title"
        renderForm={(id, shown) => <AnswerForm id={id} actor={shown} />}
      />
      <DeedDialog
        actor={removing}
        isDangerous
        icon={Trash2}
        said={(answer) => ({
          about: answer.title,
          title: said.remove.title(),
          text: said.remove.text(),
          confirm: said.remove.confirm(),
          failed: said.remove.failed(),
        })}
      />
    </ListPage>
  )
}
