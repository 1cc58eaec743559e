import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ReadQuestions } from '../../../domain/contract/course-draft.contract.ts'
import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { chosenKeys, type QuestionImportActor } from '../../../machines/question-import/question-import.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import { spokenText } from './spoken-text.ts'

const styles = {
  found: css({ textStyle: 'label' }),
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', listStyle: 'none', padding: '0' }),
  question: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '1.5',
    padding: '3',
    borderWidth: 'hairline',
    borderRadius: 'control',
    overflowWrap: 'anywhere',
  }),
  rest: css({ display: 'grid', gap: '1.5', paddingInlineStart: '8' }),
  choices: css({ display: 'grid', gap: '1', paddingInlineStart: '5', textStyle: 'small' }),
  dropped: css({ display: 'grid', gap: '1', paddingInlineStart: '5' }),
}

type Finding = ReadQuestions['findings'][number]

const findingWords = ({ courseEditor }: Words, { kind, detail }: Finding): string => {
  const { findings } = courseEditor.import
  return kind === 'unsupported' || kind === 'unknownColumn'
    ? findings[kind]({ detail: isolated(detail ?? '') })
    : findings[kind]()
}

type PreviewProps = Readonly<{ actor: QuestionImportActor }>
type FoundProps = PreviewProps &
  Readonly<{ question: ReadQuestions['questions'][number]; index: number; findings: readonly Finding[] }>

/** A question as it would be, with what there is to say of it inside. */
const Found = ({ actor, question, index, findings }: FoundProps) => {
  const words = useWords()
  const { import: said } = words.courseEditor
  const formats = useFormats()
  const language = useSelector(actor, ({ context }) => context.language)
  const isChosen = useSelector(actor, ({ context }) => !context.left.includes(question.key))
  return (
    <li className={styles.question}>
      <Checkbox
        label={
          <bdi>
            {formats.number(index + 1)}. {spokenText(question.prompt, language) || said.untitled()}
          </bdi>
        }
        checked={isChosen}
        onCheckedChange={() => actor.send({ type: 'question.toggled', key: question.key })}
      />
      <div className={styles.rest}>
        <ul className={styles.choices}>
          {question.choices.map(({ key, text, isCorrect }) => (
            <li key={key}>
              <bdi>{spokenText(text, language)}</bdi>{' '}
              {isCorrect && <StatusChip tone="success">{said.right()}</StatusChip>}
            </li>
          ))}
        </ul>
        {findings.map((finding) => (
          <div key={finding.kind}>
            <StatusChip tone={finding.kind === 'known' ? 'info' : 'warning'}>{findingWords(words, finding)}</StatusChip>
          </div>
        ))}
      </div>
    </li>
  )
}

/** What a text brings, before anything of it is added. */
export const ImportPreview = ({ actor, room }: PreviewProps & Readonly<{ room: number }>) => {
  const words = useWords()
  const { import: said } = words.courseEditor
  const formats = useFormats()
  const read = useSelector(actor, ({ context }) => context.read)
  const tag = useSelector(actor, ({ context }) => context.tag)
  const count = useSelector(actor, ({ context }) => chosenKeys(context).length)
  if (read === null) return null
  const { questions, findings } = read
  const dropped = findings.filter(({ question }) => question === null)
  return (
    <>
      <p role="status" className={styles.found}>
        {said.found({ count: questions.length })}. {questions.length === 0 ? said.none() : said.chosen({ count })}
      </p>
      {count > room && <Banner tone="warning" title={said.noRoom({ max: formats.number(COURSE_LIMITS.questions) })} />}
      {dropped.length > 0 && (
        <Banner tone="warning" title={said.dropped()}>
          <ul className={styles.dropped}>
            {dropped.map((finding) => (
              <li key={`${finding.line} ${finding.kind} ${finding.detail ?? ''}`}>
                {said.line({ line: formats.number(finding.line), what: findingWords(words, finding) })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {questions.length > 0 && (
        <>
          <TextField
            label={said.tag()}
            help={said.tagHelp()}
            maxLength={COURSE_LIMITS.tag}
            dir="auto"
            autoComplete="off"
            value={tag}
            onValueChange={(typed) => actor.send({ type: 'tag.typed', tag: typed })}
          />
          <ol aria-label={said.questions()} className={styles.list}>
            {questions.map((question, index) => (
              <Found
                key={question.key}
                actor={actor}
                question={question}
                index={index}
                findings={findings.filter((finding) => finding.question === question.key)}
              />
            ))}
          </ol>
        </>
      )}
    </>
  )
}
