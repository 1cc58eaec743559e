import { useSelector } from '@xstate/react'
import { Search, X } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import { ARTICLES, GUIDE_HOME } from '../../../domain/guide.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { GuideSearchActor } from '../../../machines/guide-search/guide-search.machine.ts'
import { MarkedText } from '../../marked-text.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'

/** The field, as far as it must be reached; what was typed into it before the scripts came is searched for. */
const createField = (actor: GuideSearchActor) => {
  let field: HTMLInputElement | null = null
  return {
    hold: (input: HTMLInputElement | null) => {
      field = input
      if (input && input.value !== actor.getSnapshot().context.text) {
        actor.send({ type: 'text.changed', text: input.value })
      }
    },
    focus: () => field?.focus(),
  }
}

/** Without scripts the same form asks for the same address. */
export const SearchField = ({ actor, isLabelled = true }: { actor: GuideSearchActor; isLabelled?: boolean }) => {
  const { documentation } = useWords()
  const id = useId()
  const [{ hold, focus }] = useState(() => createField(actor))
  const text = useSelector(actor, ({ context }) => context.text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'text.submitted' })
  }
  const clear = () => {
    actor.send({ type: 'text.changed', text: '' })
    focus()
  }
  return (
    <form role="search" method="get" action={GUIDE_HOME} suppressHydrationWarning onSubmit={submit}>
      <TextField
        ref={hold}
        id={id}
        name="q"
        type="search"
        label={isLabelled ? documentation.search() : <VisuallyHidden>{documentation.search()}</VisuallyHidden>}
        {...(isLabelled ? { help: documentation.searchHelp() } : { placeholder: documentation.search() })}
        icon={Search}
        value={text}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onFocus={() => actor.send({ type: 'field.reached' })}
        onValueChange={(typed) => actor.send({ type: 'text.changed', text: typed })}
        end={text === '' ? undefined : <IconButton icon={X} label={documentation.clear()} size="sm" onClick={clear} />}
        className={css({ '&::-webkit-search-cancel-button': { display: 'none' } })}
      />
    </form>
  )
}

const styles = {
  count: css({ textStyle: 'label', color: 'fg.muted', marginBlockEnd: '2' }),
  hit: css({
    display: 'block',
    paddingBlock: '3',
    borderBlockEndWidth: 'hairline',
    borderRadius: 'none',
    color: 'inherit',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    '&:hover strong': { textDecorationLine: 'underline' },
  }),
  title: css({ display: 'block', fontWeight: 'semibold', color: 'accent.fg' }),
  where: css({ display: 'block', textStyle: 'caption', color: 'fg.muted' }),
  excerpt: css({ display: 'block', maxWidth: 'prose', textStyle: 'small', color: 'fg.muted' }),
}

const Hits = ({ actor }: { actor: GuideSearchActor }) => {
  const { documentation } = useWords()
  const hits = useSelector(actor, ({ context }) => context.hits)
  return (
    <section aria-label={documentation.results()}>
      <p aria-hidden className={styles.count}>
        {documentation.found({ count: hits.length })}
      </p>
      <ol>
        {hits.map(({ id, title, excerpt }) => {
          const place = ARTICLES.find((article) => article.id === id)
          return (
            place && (
              <li key={id}>
                <Link href={place.path} variant="quiet" className={styles.hit}>
                  <strong className={styles.title}>
                    <MarkedText text={title} />
                  </strong>{' '}
                  <span className={styles.where}>{documentation.sections[place.section]()}</span>{' '}
                  <span className={styles.excerpt}>
                    <MarkedText text={excerpt} />
                  </span>
                </Link>
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

/** What was found, or that nothing was. It is read out when the person pauses, not with every letter. */
export const SearchResults = ({ actor }: { actor: GuideSearchActor }) => {
  const { documentation } = useWords()
  const isFound = useSelector(actor, (snapshot) => snapshot.matches({ result: 'found' }))
  // While the articles are on their way, that the contents have nothing says little.
  const isNothing = useSelector(
    actor,
    (snapshot) => snapshot.matches({ result: 'nothing' }) && !snapshot.matches({ texts: 'gathering' }),
  )
  const isLacking = useSelector(actor, (snapshot) => snapshot.hasTag('error') && !snapshot.matches({ result: 'blank' }))
  const isTyping = useSelector(actor, (snapshot) => snapshot.matches({ address: 'behind' }))
  const count = useSelector(actor, ({ context }) => context.hits.length)
  const told = isFound ? documentation.found({ count }) : isNothing ? documentation.nothingTitle() : ''
  return (
    <div>
      <p role="status" className={css({ srOnly: true })}>
        {isTyping ? '' : told}
      </p>
      {isLacking && (
        <p className={css({ textStyle: 'small', color: 'fg.muted', marginBlockEnd: '3' })}>{documentation.lacking()}</p>
      )}
      {isFound && <Hits actor={actor} />}
      {isNothing && (
        <div className={css({ paddingBlockStart: '3', paddingBlockEnd: '6' })}>
          <p className={css({ textStyle: 'heading.card' })}>{documentation.nothingTitle()}</p>
          <p className={css({ color: 'fg.muted', marginBlockStart: '1' })}>{documentation.nothing()}</p>
        </div>
      )}
    </div>
  )
}
