import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useCallback, type ComponentType } from 'react'
import { css } from 'styled-system/css'

import { LANGUAGES } from '../../../domain/language.ts'
import { notUnderstood } from '../../../domain/list.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import type { CourseDraftActor } from '../../../machines/course-draft/course-draft.machine.ts'
import { LostAsked } from '../../list/lost-asked.view.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { LinkButton } from '../../ui/link.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import type { CourseEditorProps, EditorPlace, EditorTab } from './course-editor.props.ts'
import { DetailsTab } from './details-tab.view.tsx'
import { EditorHead } from './editor-head.view.tsx'
import { EditorNotices } from './editor-notices.view.tsx'
import { EditorTabs, tabsOf } from './editor-tabs.view.tsx'
import { LessonsTab } from './lessons-tab.view.tsx'
import { PublishDialog } from './publish-dialog.view.tsx'
import { QuestionsTab } from './questions-tab.view.tsx'
import { RulesTab } from './rules-tab.view.tsx'
import { TakenUploads } from './taken-uploads.view.tsx'
import { useEditor, type Editor } from './use-editor.ts'

// Few who write a course look at these each time.
const PreviewTab = latePart(() => import('./preview-tab.view.tsx'))
const HistoryTab = latePart(() => import('./history-tab.view.tsx'))

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  tab: css({ border: 'none', margin: '0', padding: '0', minWidth: '0' }),
  languages: css({ display: { lg: 'none' } }),
  loading: css({ display: 'grid', gap: '5' }),
}

const TABS: Readonly<Record<EditorTab, ComponentType<Readonly<{ editor: Editor }>>>> = {
  details: DetailsTab,
  lessons: LessonsTab,
  questions: QuestionsTab,
  rules: RulesTab,
  preview: PreviewTab,
  history: HistoryTab,
}

/** Whether texts are written at a place of the editor, each in its languages. */
const hasTexts = ({ tab, lesson, question }: EditorPlace): boolean =>
  tab === 'details' || (tab === 'lessons' && lesson !== null) || (tab === 'questions' && question !== null)

/** On a phone there is room for one language of the texts. */
const LanguageSwitcher = ({ editor: { actor, texts: shown } }: Readonly<{ editor: Editor }>) => {
  const { texts } = useWords().courseEditor
  return (
    <div className={styles.languages}>
      <Segmented
        legend={texts()}
        value={shown}
        segments={LANGUAGES.map((language) => ({ value: language, label: OWN_NAME[language] }))}
        onValueChange={(language) => actor.send({ type: 'language.chosen', language })}
      />
    </div>
  )
}

/** What the address names takes the focus when it comes, and not again with each key that is typed in it. */
const FieldFocus = ({ field }: Readonly<{ field: string }>) => {
  const focus = useCallback(
    (mark: HTMLElement | null) => {
      if (!mark) return
      const control = document.getElementById(field)
      // Of what is taller than the screen the beginning.
      control?.scrollIntoView({ block: control.clientHeight * 2 > window.innerHeight ? 'start' : 'center' })
      control?.focus({ preventScroll: true })
    },
    [field],
  )
  return <span ref={focus} hidden />
}

type OpenedProps = Readonly<{ editor: Editor; back: string; lost: readonly string[] }>

const Opened = ({ editor, back, lost }: OpenedProps) => {
  const { courseEditor } = useWords()
  const { actor, place } = editor
  const isClosed = useSelector(actor, ({ context }) => context.read?.nextEvents.includes('course.changed') === false)
  const tab = tabsOf(editor).includes(place.tab) ? place.tab : 'details'
  const Tab = TABS[tab]
  const notThere = tab === place.tab ? lost : [notUnderstood('tab', place.tab)]
  return (
    <div className={styles.root}>
      <EditorHead editor={editor} back={back} />
      {isClosed && <Banner title={courseEditor.archived()} />}
      <EditorNotices editor={editor} />
      <EditorTabs editor={editor} />
      {notThere.length > 0 && <LostAsked lost={notThere} of="page" />}
      {hasTexts({ ...place, tab }) && <LanguageSwitcher editor={editor} />}
      <section aria-label={courseEditor.tabs[tab]()}>
        <Suspense fallback={<Skeleton height="32rem" />}>
          <fieldset disabled={isClosed} className={styles.tab}>
            <Tab editor={editor} />
          </fieldset>
          {place.field !== null && <FieldFocus field={place.field} />}
        </Suspense>
      </section>
      <PublishDialog editor={editor} />
      <TakenUploads editor={editor} />
    </div>
  )
}

const Faces = ({ actor, ...props }: CourseEditorProps & Readonly<{ actor: CourseDraftActor }>) => {
  const words = useWords()
  const { courseEditor } = words
  const isMissing = useSelector(actor, (at) => at.matches('missing'))
  const isFailed = useSelector(actor, (at) => at.matches('failed'))
  // What waits on this device is put over it at once.
  const isReady = useSelector(actor, (at) => at.matches('ready') || at.matches('recalling'))
  const fault = useSelector(actor, ({ context }) => context.fault)
  const editor = useEditor(actor, props)
  const toList = <LinkButton href={props.back}>{courseEditor.toCourses()}</LinkButton>
  if (isMissing) {
    return (
      <ErrorState level={1} title={courseEditor.missingTitle()} action={toList}>
        {courseEditor.missingText()}
      </ErrorState>
    )
  }
  if (isFailed) {
    return (
      <ErrorState
        level={1}
        title={courseEditor.failed()}
        {...retryWay(words, fault, () => actor.send({ type: 'draft.retried' }))}
        action={toList}
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  if (!isReady || editor === null) {
    return (
      <div role="status" aria-label={courseEditor.loading()} className={styles.loading}>
        <Skeleton height="6rem" />
        <Skeleton height="4rem" />
        <Skeleton height="32rem" />
      </div>
    )
  }
  return <Opened editor={editor} back={props.back} lost={props.lost ?? []} />
}

/** The editor of a course. Give it a key of the course. */
export const CourseEditorPage = (props: CourseEditorProps) => {
  const texts = useLanguage()
  const actor = useActorRef(props.machines.draft, { input: { courseId: props.courseId, texts } })
  return (
    <PageFrame isDense>
      <Faces actor={actor} {...props} />
    </PageFrame>
  )
}
