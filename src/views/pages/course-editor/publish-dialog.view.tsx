import { useSelector } from '@xstate/react'
import { Rocket } from 'lucide-react'
import { css } from 'styled-system/css'

import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { placeOfProblem } from './editor-places.ts'
import { NobodyAnswers } from './nobody-answers.view.tsx'
import { problemWords } from './problem-words.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  body: css({ display: 'grid', gap: '4', paddingBlockEnd: '2' }),
  checks: css({
    display: 'grid',
    gap: '1.5',
    maxHeight: '[50dvh]',
    overflowY: 'auto',
    padding: '1',
    margin: '[-0.4rem]',
  }),
  busy: css({ display: 'flex', alignItems: 'center', gap: '3' }),
}

type DialogProps = Readonly<{ editor: Editor }>

/** Each check that is not met leads to the field where it is. */
const Checks = ({ editor }: DialogProps) => {
  const words = useWords()
  const formats = useFormats()
  const language = useLanguage()
  const { actor, document, problems, addressOf } = editor
  const { publishing: said } = words.courseEditor
  if (problems.length === 0) return null
  return (
    <Banner tone="warning" title={said.unready({ count: problems.length })}>
      <ul className={styles.checks}>
        {problems.map((problem) => {
          const place = placeOfProblem(problem)
          return (
            <li key={`${problem.kind} ${place.field ?? ''} ${problem.field ?? ''}`}>
              <Link href={addressOf(place)} onClick={() => actor.send({ type: 'publishing.left' })}>
                {problemWords({ words, formats, language }, document, problem)}
              </Link>
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}

/** What publishing means for those who are under way. */
const Meaning = ({ editor }: DialogProps) => {
  const { publishing: said } = useWords().courseEditor
  const formats = useFormats()
  const { actor, document, problems } = editor
  const read = useSelector(actor, ({ context }) => context.read)
  if (problems.length > 0 || read === null) return null
  const { version, enrolled } = read
  if (!document.details.isOnline) return <p>{said.inPerson()}</p>
  return (
    <>
      <p>{said.becomes({ version: formats.number((version ?? 0) + 1) })}</p>
      {version !== null && <p>{said.keeps({ count: enrolled, version: formats.number(version) })}</p>}
      <NobodyAnswers editor={editor} />
    </>
  )
}

const Published = ({ editor }: DialogProps) => {
  const { publishing: said } = useWords().courseEditor
  const formats = useFormats()
  const published = useSelector(editor.actor, ({ context }) => context.published)
  if (published === null) return null
  const { version, kept } = published
  return (
    <Banner tone="success" announce="status" title={said.doneTitle()}>
      {version === null ? said.doneInPerson() : said.done({ version: formats.number(version), count: kept })}
    </Banner>
  )
}

/** Asks before a course is published; what is missing is said first, with the way there. */
export const PublishDialog = ({ editor }: DialogProps) => {
  const words = useWords()
  const { publishing: said } = words.courseEditor
  const { actor } = editor
  const isOpen = useSelector(actor, (at) => !at.matches({ ready: { publishing: 'still' } }))
  const isChecking = useSelector(actor, (at) => at.matches({ ready: { publishing: 'checking' } }))
  const isAsked = useSelector(actor, (at) => at.matches({ ready: { publishing: 'asked' } }))
  const isUnderway = useSelector(actor, (at) => at.matches({ ready: { publishing: 'underway' } }))
  const isFailed = useSelector(actor, (at) => at.matches({ ready: { publishing: 'failed' } }))
  const isRefused = useSelector(actor, (at) => at.matches({ ready: { publishing: 'refused' } }))
  const isPublished = useSelector(actor, (at) => at.matches({ ready: { publishing: 'published' } }))
  // What was changed since the server looked through it may have made it incomplete.
  const mayPublish = useSelector(actor, (at) => at.can({ type: 'publishing.confirmed' }))
  const canConfirm = mayPublish && editor.problems.length === 0
  const fault = useSelector(actor, ({ context }) => context.publishFault ?? context.fault)
  const leave = () => actor.send({ type: 'publishing.left' })
  return (
    <Dialog
      open={isOpen}
      size="md"
      onClose={leave}
      title={said.title()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isUnderway || undefined} onClick={leave}>
            {isAsked && canConfirm ? said.notYet() : words.actions.close()}
          </Button>
          {isFailed && (
            <Button onClick={() => actor.send({ type: 'publishing.asked' })}>{words.actions.retry()}</Button>
          )}
          {(isUnderway || (isAsked && canConfirm)) && (
            <Button icon={Rocket} busy={isUnderway} onClick={() => actor.send({ type: 'publishing.confirmed' })}>
              {said.confirm()}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {isChecking && (
          <p role="status" className={styles.busy}>
            <Spinner size="sm" />
            {said.checking()}
          </p>
        )}
        {(isAsked || isUnderway) && (
          <>
            <Checks editor={editor} />
            <Meaning editor={editor} />
          </>
        )}
        {(isFailed || isRefused) && <FaultBanner title={said.failed()} fault={fault} />}
        {isPublished && <Published editor={editor} />}
      </div>
    </Dialog>
  )
}
