import { useActorRef, useSelector } from '@xstate/react'
import { Download, FileUp, Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'

import type { CourseLesson } from '../../../domain/course/course-document.ts'
import { questionsCsv } from '../../../domain/course/question-writing.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { ADD_QUESTION } from './editor-places.ts'
import { spokenText } from './spoken-text.ts'
import type { Editor } from './use-editor.ts'

// Few who write questions bring any.
const QuestionImport = latePart(() => import('./question-import.view.tsx'))

const styles = { taken: css({ flexBasis: '[100%]' }) }

/** What a file of the bank is called: letters and figures of its lesson's title. */
const fileNameOf = (title: string): string =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'questions'}.csv`

type BringingProps = Readonly<{ editor: Editor; lesson: CourseLesson }>

/** Brings questions in from a text, takes them back as one, and saves the bank as a table. */
export const QuestionBringing = ({ editor, lesson }: BringingProps) => {
  const { import: said } = useWords().courseEditor
  const language = useLanguage()
  const actor = useActorRef(editor.machines.questionImport, { input: { language } })
  const isOpen = useSelector(actor, (at) => !at.matches('closed') && !at.matches('taken'))
  const isTaken = useSelector(actor, (at) => at.matches('taken'))
  const taken = useSelector(actor, ({ context }) => context.taken)
  const undo = () => {
    editor.removeAll(['lessons', lesson.key, 'questions'], taken)
    actor.send({ type: 'questions.returned' })
    document.getElementById(ADD_QUESTION)?.focus()
  }
  return (
    <>
      <Button variant="outline" icon={FileUp} onClick={() => actor.send({ type: 'import.opened' })}>
        {said.choose()}
      </Button>
      {lesson.questions.length > 0 && (
        <Button
          variant="ghost"
          icon={Download}
          onClick={() =>
            editor.machines.saveText(fileNameOf(spokenText(lesson.title, language)), questionsCsv(lesson.questions))
          }
        >
          {said.save()}
        </Button>
      )}
      {isTaken && (
        <div className={styles.taken}>
          <Banner
            tone="success"
            announce="status"
            title={said.taken({ count: taken.length })}
            action={
              <Button variant="outline" size="sm" icon={Undo2} onClick={undo}>
                {said.undo()}
              </Button>
            }
          >
            {said.takenText()}
          </Banner>
        </div>
      )}
      <Suspense fallback={null}>{isOpen && <QuestionImport actor={actor} editor={editor} lesson={lesson} />}</Suspense>
    </>
  )
}
