import { X } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'

import { useWords } from '../../../i18n/words.tsx'
import type { MenuSearchMachine } from '../../../machines/menu-search/menu-search.machine.ts'
import { useBackCloses } from '../../ui/back-closes.ts'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { useActors } from '../actors.context.tsx'
import { Speaking } from '../speaking.view.tsx'
import { PlaceFinder } from './place-finder.view.tsx'
import { useSearchPlaces } from './search-places.ts'

const styles = {
  keys: css({
    position: 'sticky',
    insetBlockEnd: '0',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    paddingInline: '5',
    paddingBlock: '2.5',
    textStyle: 'small',
    color: 'fg.muted',
    backgroundColor: 'bg.raised',
    borderBlockStartWidth: 'hairline',
    _touch: { display: 'none' },
  }),
  key: css({ fontFamily: 'body', fontWeight: 'semibold', color: 'fg.default', marginInlineEnd: '1.5' }),
}

export type FinderProps = Readonly<{
  /** Before this came. */
  typed: string
  /** Whether Enter was pressed, too. */
  isEntered?: boolean
  /** Where what the server holds is looked for too. */
  machine?: MenuSearchMachine
}>

const Finder = ({ typed, isEntered = false, machine }: FinderProps) => {
  const { navigation } = useActors()
  const places = useSearchPlaces()
  const [, navigate] = useLocation()
  const { shell, toolbar } = useWords()
  const { search } = toolbar
  const close = () => navigation.send({ type: 'search.closed' })
  // Here rather than with the dialog around it, which is part of every page's first load.
  useBackCloses(true, close)
  return (
    <>
      <PlaceFinder
        places={places}
        {...(machine && { machine })}
        typed={typed}
        isEntered={isEntered}
        label={shell.search()}
        placeholder={machine ? search.anything() : search.placeholder()}
        listLabel={search.suggestions()}
        onChoose={({ url }) => {
          close()
          navigate(url)
        }}
        end={<IconButton icon={X} label={search.close()} onClick={close} />}
      />
      <p className={styles.keys} aria-hidden>
        <span>
          <kbd className={styles.key}>↑ ↓</kbd>
          {search.choose()}
        </span>
        <span>
          <kbd className={styles.key}>Enter</kbd>
          {search.open()}
        </span>
        <span>
          <kbd className={styles.key}>Esc</kbd>
          {search.close()}
        </span>
      </p>
    </>
  )
}

const SearchFinder = (props: FinderProps) => (
  <Speaking namespaces={['toolbar']}>
    <Finder {...props} />
  </Speaking>
)

// The default export is what arrives.
export default SearchFinder
