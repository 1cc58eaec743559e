import { Archive, ArchiveRestore, Plus, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'

import {
  blankChoice,
  CHOICES_MIN,
  type CourseLesson,
  type CourseQuestion,
} from '../../../domain/course/course-document.ts'
import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'
import { formatVideoLength } from '../../../domain/duration.ts'
import { readTypedClock } from '../../../domain/typed-number.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { neighboursOf, thenFocus } from './editor-focus.ts'
import { ADD_CHOICE, ADD_QUESTION, fieldId } from './editor-places.ts'
import { OrderedInCourse } from './ordered-in-course.view.tsx'
import { QuestionFigures, type StatisticsActor } from './question-figures.view.tsx'
import { TextsField } from './texts-field.view.tsx'
import { TypedField } from './typed-field.view.tsx'
import { readTags, writeTags } from './typed-tags.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5', outlineStyle: 'none' }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' }),
  title: css({ textStyle: 'heading.card' }),
  named: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
  note: css({ color: 'fg.muted', maxWidth: 'prose', _empty: { marginBlockEnd: '-5' } }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  choices: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', outlineOffset: '[4px]' }),
  legend: css({ textStyle: 'label', fontWeight: 'semibold' }),
  choice: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '1.5' }),
  right: css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'target', textStyle: 'label' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 18rem) minmax(0, 1fr)]' },
    gap: '4',
    alignItems: 'start',
  }),
}

type QuestionProps = Readonly<{ editor: Editor; lesson: CourseLesson; question: CourseQuestion }>

const Choices = ({ editor, lesson, question }: QuestionProps) => {
  const { questions: said } = useWords().courseEditor
  const formats = useFormats()
  const { choices } = question
  const at = ['lessons', lesson.key, 'questions', question.key, 'choices'] as const
  const nameOf = (index: number) => said.choice({ number: formats.number(index + 1) })
  /** One is right: the one before is so no more. */
  const makeRight = (key: string) => {
    for (const choice of choices) {
      if (choice.isCorrect !== (choice.key === key)) editor.set([...at, choice.key, 'isCorrect'], choice.key === key)
    }
  }
  const add = () => {
    const key = editor.newKey()
    thenFocus(() => editor.add(at, blankChoice(key)), fieldId([...at, key, 'text', editor.texts]))
  }
  const removalId = (key: string) => fieldId([...at, key, 'remove'])
  const remove = (key: string, index: number) =>
    thenFocus(() => editor.remove(at, key), ...neighboursOf(choices, index).map(removalId), ADD_CHOICE)
  return (
    <div id={fieldId(at)} role="group" aria-label={said.choices()} tabIndex={-1} className={styles.choices}>
      <p aria-hidden className={styles.legend}>
        {said.choices()}
      </p>
      <OrderedInCourse
        editor={editor}
        at={at}
        label={said.choices()}
        items={choices}
        isForm
        nameOf={(_, index) => nameOf(index)}
        renderItem={({ key, isCorrect }, index) => (
          <div className={styles.choice}>
            <TextsField
              editor={editor}
              at={[...at, key, 'text']}
              label={nameOf(index)}
              max={COURSE_LIMITS.line}
              rows={2}
            />
            <label className={styles.right}>
              <input
                type="radio"
                name={fieldId([...at, 'right'])}
                checked={isCorrect}
                onChange={() => makeRight(key)}
              />
              {said.right({ choice: nameOf(index) })}
            </label>
          </div>
        )}
        renderEnd={({ key }, index) => (
          <IconButton
            id={removalId(key)}
            icon={Trash2}
            label={said.removeChoice({ choice: nameOf(index) })}
            disabled={choices.length <= CHOICES_MIN}
            onClick={() => remove(key, index)}
          />
        )}
      />
      <div>
        <Button
          id={ADD_CHOICE}
          variant="outline"
          size="sm"
          icon={Plus}
          disabled={choices.length >= COURSE_LIMITS.choices}
          onClick={add}
        >
          {said.addChoice()}
        </Button>
      </div>
    </div>
  )
}

type QuestionFormProps = QuestionProps & Readonly<{ index: number; statistics: StatisticsActor }>

/** One question of the bank. */
export const QuestionForm = ({ editor, lesson, question, index, statistics }: QuestionFormProps) => {
  const { questions: said } = useWords().courseEditor
  const formats = useFormats()
  const at = ['lessons', lesson.key, 'questions', question.key] as const
  const close = editor.addressOf({ tab: 'questions', lesson: lesson.key, field: ADD_QUESTION })
  const remove = () => {
    editor.remove(['lessons', lesson.key, 'questions'], question.key)
    editor.onGo(close)
  }
  return (
    <Surface tone="sunken">
      <div
        id={fieldId(at)}
        role="group"
        aria-label={said.number({ number: formats.number(index + 1) })}
        tabIndex={-1}
        className={styles.form}
      >
        <div className={styles.head}>
          <span className={styles.named}>
            <h3 className={styles.title}>{said.number({ number: formats.number(index + 1) })}</h3>
            {question.isRetired && <StatusChip>{said.retired()}</StatusChip>}
          </span>
          <span className={styles.ways}>
            <Button
              variant="ghost"
              size="sm"
              icon={question.isRetired ? ArchiveRestore : Archive}
              onClick={() => editor.set([...at, 'isRetired'], !question.isRetired)}
            >
              {question.isRetired ? said.putBack() : said.retire()}
            </Button>
            <Button variant="ghost" size="sm" icon={Trash2} onClick={remove}>
              {said.remove()}
            </Button>
            <LinkButton variant="outline" size="sm" href={close}>
              {said.close()}
            </LinkButton>
          </span>
        </div>
        <p role="status" className={styles.note}>
          {question.isRetired && said.retiredText()}
        </p>
        <TextsField editor={editor} at={[...at, 'prompt']} label={said.prompt()} max={COURSE_LIMITS.text} rows={2} />
        <Choices editor={editor} lesson={lesson} question={question} />
        <TextsField
          editor={editor}
          at={[...at, 'explanation']}
          label={said.explanation()}
          help={said.explanationHelp()}
          max={COURSE_LIMITS.text}
          rows={2}
          isOptional
        />
        <div className={styles.facts}>
          <TypedField
            id={fieldId([...at, 'videoSecond'])}
            label={said.videoSecond()}
            help={said.videoSecondHelp()}
            dir="ltr"
            inputMode="numeric"
            value={question.videoSecond}
            write={formatVideoLength}
            read={readTypedClock}
            wrong={said.wrongClock()}
            onChange={(second) => editor.set([...at, 'videoSecond'], second)}
          />
          <TypedField
            id={fieldId([...at, 'tags'])}
            label={said.tags()}
            help={said.tagsHelp()}
            dir="auto"
            value={question.tags}
            write={writeTags}
            read={readTags}
            wrong={said.wrongTags({ max: formats.number(COURSE_LIMITS.tags) })}
            onChange={(tags) => editor.set([...at, 'tags'], tags)}
          />
        </div>
        <QuestionFigures actor={statistics} question={question} />
      </div>
    </Surface>
  )
}
