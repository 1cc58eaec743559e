import { useSelector } from '@xstate/react'
import { FileUp } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'

import type { CourseLesson, CourseQuestion } from '../../../domain/course/course-document.ts'
import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'
import { QUESTION_FORMATS, QUESTIONS_TEXT_MAX } from '../../../domain/course/question-reading.ts'
import { isLanguage, LANGUAGES } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import {
  chosenKeys,
  type QuestionImportActor,
  type QuestionImportSnapshot,
} from '../../../machines/question-import/question-import.machine.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { ImportPreview } from './question-import-preview.view.tsx'
import type { Editor } from './use-editor.ts'

const styles = {
  body: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', paddingBlockEnd: '2' }),
  fields: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }),
  drop: css({
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    padding: '5',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    borderRadius: 'control',
  }),
  choose: css({ position: 'relative', overflow: 'hidden', _focusWithin: { focusRing: 'outside' } }),
  // Over the whole button: what is pressed is the field itself, and a file can be dropped on it.
  file: css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', fontSize: '[0]' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
  busy: css({ display: 'flex', alignItems: 'center', gap: '3' }),
}

const FACES = ['tooLong', 'unreadable', 'refused', 'unsent'] as const
const faceOf = (at: QuestionImportSnapshot) => FACES.find((face) => at.matches({ choosing: face })) ?? null

type ImportProps = Readonly<{ actor: QuestionImportActor }>

const NotRead = ({ actor }: ImportProps) => {
  const words = useWords()
  const { import: said } = words.courseEditor
  const face = useSelector(actor, faceOf)
  const fault = useSelector(actor, ({ context }) => context.fault)
  if (face === null) return null
  if (face === 'tooLong' || face === 'unreadable') {
    return (
      <Banner tone="warning" announce="alert" title={said[face]()}>
        {face === 'tooLong' ? said.fileHelp({ max: QUESTIONS_TEXT_MAX }) : said.unreadableText()}
      </Banner>
    )
  }
  return (
    <FaultBanner
      title={said[face]()}
      fault={fault}
      action={
        face === 'unsent' && (
          <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'source.retried' })}>
            {words.actions.retry()}
          </Button>
        )
      }
    />
  )
}

/** Which file, or which text, and in which form it is. */
const Source = ({ actor }: ImportProps) => {
  const { import: said } = useWords().courseEditor
  const { format, language, text } = useSelector(actor, ({ context }) => context)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) actor.send({ type: 'file.chosen', file })
    // The same file, corrected, can be chosen again.
    event.target.value = ''
  }
  return (
    <>
      <NotRead actor={actor} />
      <div className={styles.fields}>
        <Select
          label={said.format()}
          value={format ?? ''}
          placeholder={said.guess()}
          options={QUESTION_FORMATS.map((value) => ({ value, label: said.formats[value]() }))}
          onValueChange={(value) =>
            actor.send({ type: 'format.chosen', format: QUESTION_FORMATS.find((one) => one === value) ?? null })
          }
        />
        <Select
          label={said.language()}
          help={said.languageHelp()}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: OWN_NAME[value] }))}
          onValueChange={(value) => {
            if (isLanguage(value)) actor.send({ type: 'language.chosen', language: value })
          }}
        />
      </div>
      <div className={styles.drop}>
        <span className={cx(button({ variant: 'outline' }), styles.choose)}>
          <Icon as={FileUp} />
          <span aria-hidden>{said.file()}</span>
          <input
            type="file"
            accept=".gift,.txt,.xml,.csv,.tsv,text/plain,text/xml,text/csv"
            aria-label={said.file()}
            className={styles.file}
            onChange={choose}
          />
        </span>
        <p className={styles.note}>{said.fileHelp({ max: QUESTIONS_TEXT_MAX })}</p>
      </div>
      <TextArea
        label={said.text()}
        help={said.textHelp()}
        rows={8}
        dir="auto"
        value={text}
        onValueChange={(typed) => actor.send({ type: 'text.typed', text: typed })}
      />
    </>
  )
}

/** A question with the tag that all of them get. */
const tagged = (question: CourseQuestion, tag: string): CourseQuestion =>
  tag === '' || question.tags.includes(tag) || question.tags.length >= COURSE_LIMITS.tags
    ? question
    : { ...question, tags: [...question.tags, tag] }

type DialogProps = ImportProps & Readonly<{ editor: Editor; lesson: CourseLesson }>

/** Questions from elsewhere: chosen, looked through, and added to the draft like every other change. */
const QuestionImportDialog = ({ actor, editor, lesson }: DialogProps) => {
  const words = useWords()
  const { import: said } = words.courseEditor
  const isChoosing = useSelector(actor, (at) => at.matches('choosing'))
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isPreviewing = useSelector(actor, (at) => at.matches('previewing'))
  const canSend = useSelector(actor, (at) => at.can({ type: 'text.sent' }))
  const room = COURSE_LIMITS.questions - lesson.questions.length
  const canTake = useSelector(actor, (at) => at.can({ type: 'questions.taken', room }))
  const count = useSelector(actor, ({ context }) => chosenKeys(context).length)
  const take = () => {
    const { context } = actor.getSnapshot()
    const keys = chosenKeys(context)
    for (const question of context.read?.questions ?? []) {
      if (keys.includes(question.key)) {
        editor.add(['lessons', lesson.key, 'questions'], tagged(question, context.tag.trim()))
      }
    }
    actor.send({ type: 'questions.taken', room })
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={() => actor.send({ type: 'import.left' })}
      title={said.title()}
      description={said.lead()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => actor.send(isPreviewing ? { type: 'source.mended' } : { type: 'import.left' })}
          >
            {isPreviewing ? said.back() : words.actions.cancel()}
          </Button>
          {isPreviewing ? (
            <Button aria-disabled={!canTake || undefined} onClick={() => canTake && take()}>
              {said.add({ count })}
            </Button>
          ) : (
            <Button
              busy={isBusy}
              aria-disabled={!canSend || undefined}
              onClick={() => actor.send({ type: 'text.sent' })}
            >
              {said.look()}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {isChoosing && <Source actor={actor} />}
        {isBusy && (
          <p role="status" className={styles.busy}>
            <Spinner size="sm" />
            {said.reading()}
          </p>
        )}
        {isPreviewing && <ImportPreview actor={actor} room={room} />}
      </div>
    </Dialog>
  )
}

export default QuestionImportDialog
