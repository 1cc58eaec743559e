import { Save, Undo2 } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../../../i18n/words.tsx'
import { Button } from '../../../ui/button.view.tsx'

const styles = {
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    // On a phone it has two lines, and as little beside them as it can.
    rowGap: { base: '1', sm: '3' },
    paddingBlock: { base: '2', sm: '4' },
    borderBlockStartWidth: 'hairline',
    // With something to say it is in sight all the way through the form, where there is the height for it. It goes from
    // under no thumb: what was discarded leaves nothing to say, and who pressed that is still in it.
    '@media (min-height: 700px)': {
      '&:is([data-told], :focus-within)': {
        position: 'sticky',
        insetBlockEnd: '0',
        zIndex: 'sticky',
        backgroundColor: 'bg.canvas',
      },
    },
  }),
  said: css({
    flex: '[1 1 24rem]',
    minWidth: '0',
    // A line, also of nothing: the buttons stand on it.
    minHeight: { base: '[1lh]', sm: '6' },
    textStyle: { base: 'small', sm: 'body' },
    color: 'fg.muted',
  }),
}

export type SaveBarProps = Readonly<{
  isChanged: boolean
  isBusy: boolean
  wasSaved: boolean
  onDiscard: () => void
}>

/** What became of the changes, said when there is a pause; the buttons stay where the focus is. */
export const SaveBar = ({ isChanged, isBusy, wasSaved, onDiscard }: SaveBarProps) => {
  const { saving } = useWords().profile
  const saidAt = () => {
    if (isBusy) return saving.busy()
    if (isChanged) return saving.unsaved()
    return wasSaved ? saving.saved() : ''
  }
  const said = saidAt()
  const isIdle = !isChanged || isBusy
  return (
    <div data-told={said !== '' || undefined} className={styles.bar}>
      <Button type="submit" icon={Save} busy={isBusy} aria-disabled={isIdle || undefined}>
        {saving.save()}
      </Button>
      <Button
        variant="ghost"
        icon={Undo2}
        aria-disabled={isIdle || undefined}
        onClick={() => {
          if (!isIdle) onDiscard()
        }}
      >
        {saving.discard()}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}
