import { useSelector } from '@xstate/react'
import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { css } from 'styled-system/css'

import { SEARCH_MAX } from '../../../../domain/transcript-limits.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import type { TranscriptActor } from '../../../../machines/lesson/transcript.machine.ts'
import { IconButton } from '../../../ui/icon-button.view.tsx'
import { TextField } from '../../../ui/text-field.view.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.view.tsx'

const styles = {
  root: css({ display: 'flex', alignItems: 'center', gap: '2', maxWidth: '[44rem]' }),
  field: css({ flex: '1', minWidth: '0' }),
  place: css({ minWidth: '14', textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }),
}

/** How much was found, once somebody pauses: with each letter it would speak without end. */
const Count = ({ transcript }: { transcript: TranscriptActor }) => {
  const words = useWords().lesson.transcript
  const isSettled = useSelector(
    transcript,
    (snapshot) => snapshot.matches({ search: 'searched' }) || snapshot.matches({ search: 'unasked' }),
  )
  const here = useSelector(transcript, ({ context }) => context.hits.length)
  const isAlone = useSelector(transcript, ({ context }) => context.enrollmentId === null)
  const isUnasked = useSelector(transcript, (snapshot) => snapshot.matches({ search: 'unasked' }))
  const elsewhere = useSelector(transcript, ({ context }) =>
    context.elsewhere.reduce((sum, { total }) => sum + total, 0),
  )
  return (
    <span role="status">
      <VisuallyHidden>
        {isSettled && words.here({ count: here })}{' '}
        {isSettled && !isAlone && !isUnasked && words.elsewhereCount({ count: elsewhere })}
      </VisuallyHidden>
    </span>
  )
}

/** The field of a transcript, with the ways from one line that says it to the next. */
export const TranscriptField = ({ transcript }: { transcript: TranscriptActor }) => {
  const words = useWords().lesson.transcript
  const formats = useFormats()
  const text = useSelector(transcript, ({ context }) => context.text)
  const count = useSelector(transcript, ({ context }) => context.hits.length)
  const at = useSelector(transcript, ({ context }) => context.at)
  const isBlank = useSelector(transcript, (snapshot) => snapshot.matches({ search: 'blank' }))
  return (
    <div role="search" className={styles.root}>
      <div className={styles.field}>
        <TextField
          type="search"
          label={<VisuallyHidden>{words.search()}</VisuallyHidden>}
          placeholder={words.search()}
          icon={Search}
          dir="auto"
          value={text}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onValueChange={(typed) => transcript.send({ type: 'text.changed', text: typed })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') transcript.send({ type: event.shiftKey ? 'previous.asked' : 'next.asked' })
          }}
        />
      </div>
      {!isBlank && (
        <>
          <span className={styles.place}>
            {count === 0 ? words.notHere() : words.place({ at: formats.number(at + 1), total: formats.number(count) })}
          </span>
          <IconButton
            icon={ChevronUp}
            label={words.previous()}
            disabled={count === 0}
            onClick={() => transcript.send({ type: 'previous.asked' })}
          />
          <IconButton
            icon={ChevronDown}
            label={words.next()}
            disabled={count === 0}
            onClick={() => transcript.send({ type: 'next.asked' })}
          />
        </>
      )}
      <Count transcript={transcript} />
    </div>
  )
}
