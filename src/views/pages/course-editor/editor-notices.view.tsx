import { useSelector } from '@xstate/react'
import { RotateCcw, Undo2 } from 'lucide-react'

import { useWords } from '../../../i18n/words.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { AskingDialog } from '../asking-dialog.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { Conflicts } from './conflicts.view.tsx'
import { thenFocus } from './editor-focus.ts'
import { OPEN_TAB } from './editor-places.ts'
import type { Editor } from './use-editor.ts'

type NoticeProps = Readonly<{ editor: Editor }>

/** What is not saved is said, with what became of it. */
const NotSaved = ({ editor: { actor } }: NoticeProps) => {
  const words = useWords()
  const { unsaved: said } = words.courseEditor
  const isUnsaved = useSelector(actor, (at) => at.matches({ ready: { editing: 'unsaved' } }))
  const canRetry = useSelector(actor, (at) => at.can({ type: 'save.retried' }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  if (!isUnsaved) return null
  return (
    <FaultBanner
      title={said.title()}
      fault={fault}
      kept={said.kept()}
      action={
        canRetry && (
          <Button size="sm" variant="outline" icon={RotateCcw} onClick={() => actor.send({ type: 'save.retried' })}>
            {words.actions.retry()}
          </Button>
        )
      }
    />
  )
}

/** What was taken out last can be put back. */
const Removed = ({ editor: { actor } }: NoticeProps) => {
  const words = useWords()
  const { removed: said } = words.courseEditor
  const isOffered = useSelector(actor, (at) => at.can({ type: 'removal.undone' }))
  if (!isOffered) return null
  const settle = (type: 'removal.undone' | 'removal.kept') => thenFocus(() => actor.send({ type }), OPEN_TAB)
  return (
    <Banner
      announce="status"
      action={
        <>
          <Button size="sm" variant="outline" icon={Undo2} onClick={() => settle('removal.undone')}>
            {said.undo()}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => settle('removal.kept')}>
            {words.actions.dismiss()}
          </Button>
        </>
      }
    >
      {said.text()}
    </Banner>
  )
}

/** Leaving what is not saved is asked about: it stays on this device, and nowhere else. */
const Leaving = ({ editor: { actor } }: NoticeProps) => {
  const { leaving: said } = useWords().courseEditor
  const isAsked = useSelector(actor, (at) => at.matches({ ready: { leaving: 'asked' } }))
  return (
    <AskingDialog
      isOpen={isAsked}
      title={said.title()}
      text={said.text()}
      keep={said.stay()}
      confirm={said.leave()}
      onKeep={() => actor.send({ type: 'leave.declined' })}
      onConfirm={() => actor.send({ type: 'leave.confirmed' })}
    />
  )
}

/** What is to be said of the draft, above what is edited. */
export const EditorNotices = ({ editor }: NoticeProps) => (
  <>
    <NotSaved editor={editor} />
    <Conflicts editor={editor} />
    <Removed editor={editor} />
    <Leaving editor={editor} />
  </>
)
