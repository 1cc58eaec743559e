import { useSelector } from '@xstate/react'
import { CloudCheck, CloudOff, CloudUpload, Rocket, type LucideIcon } from 'lucide-react'
import { css } from 'styled-system/css'

import type { CourseState } from '../../../domain/course/course-state.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import type { CourseDraftActor, CourseDraftSnapshot } from '../../../machines/course-draft/course-draft.machine.ts'
import type { HeldDraft } from '../../../machines/course-draft/course-draft.setup.ts'
import { Button } from '../../ui/button.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { spokenText } from './spoken-text.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  head: css({ '& > header': { marginBlockEnd: '0' } }),
  state: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minHeight: '8' }),
}

const TONES: Readonly<Record<CourseState, StatusTone>> = {
  draft: 'neutral',
  published: 'success',
  changed: 'info',
  withdrawn: 'warning',
  archived: 'neutral',
}

/** Where the course stands with those who take it. */
const Standing = ({ read: { state, version } }: Readonly<{ read: HeldDraft }>) => {
  const { standing } = useWords().courseEditor
  const formats = useFormats()
  const said =
    version === null || state === 'draft' || state === 'archived' || state === 'withdrawn'
      ? standing[state]()
      : standing[state === 'changed' ? 'changedSince' : 'publishedAs']({ version: formats.number(version) })
  return <StatusChip tone={TONES[state]}>{said}</StatusChip>
}

type Save = 'saved' | 'saving' | 'unsaved' | 'conflict'

const saveOf = (at: CourseDraftSnapshot): Save => {
  if (at.matches({ ready: { editing: 'conflict' } })) return 'conflict'
  if (at.matches({ ready: { editing: 'unsaved' } })) return 'unsaved'
  // What waits on this device is not over it yet.
  return at.matches({ ready: { editing: 'saved' } }) || at.matches('recalling') ? 'saved' : 'saving'
}

const SAVES: Readonly<Record<Save, Readonly<{ tone: StatusTone; icon: LucideIcon }>>> = {
  saved: { tone: 'success', icon: CloudCheck },
  saving: { tone: 'neutral', icon: CloudUpload },
  unsaved: { tone: 'warning', icon: CloudOff },
  conflict: { tone: 'warning', icon: CloudOff },
}

const SaveState = ({ actor }: Readonly<{ actor: CourseDraftActor }>) => {
  const { saves } = useWords().courseEditor
  const save = useSelector(actor, saveOf)
  return (
    <span role="status">
      <StatusChip {...SAVES[save]}>{saves[save]()}</StatusChip>
    </span>
  )
}

/** Which course it is, where it stands, whether what was typed is saved, and the way to publish it. */
export const EditorHead = ({ editor, back }: Readonly<{ editor: Editor; back: string }>) => {
  const { courseEditor } = useWords()
  const language = useLanguage()
  const { actor, document } = editor
  const read = useSelector(actor, ({ context }) => context.read)
  const canPublish = useSelector(actor, (at) => at.can({ type: 'publishing.asked' }))
  return (
    <div className={styles.head}>
      <PageHeader
        isDense
        eyebrow={
          <Link href={back} variant="quiet">
            {courseEditor.courses()}
          </Link>
        }
        title={<bdi>{spokenText(document.details.title, language) || courseEditor.untitled()}</bdi>}
        actions={
          <Button
            icon={Rocket}
            aria-disabled={!canPublish || undefined}
            onClick={() => actor.send({ type: 'publishing.asked' })}
          >
            {courseEditor.publish()}
          </Button>
        }
      />
      <div className={styles.state}>
        {read && <Standing read={read} />}
        <SaveState actor={actor} />
      </div>
    </div>
  )
}
