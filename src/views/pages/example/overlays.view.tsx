import { CalendarX, Copy, Pencil } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { SectionLead } from '../information/prose.view.tsx'
import { row } from './controls.view.tsx'

// What opens arrives when it is first wanted, as everywhere.
const Dialog = latePart(() => import('../../ui/dialog.view.tsx'))
const Menu = latePart(() => import('../../ui/menu.view.tsx'))
const Popover = latePart(() => import('../../ui/popover.view.tsx').then((module) => ({ default: module.Popover })))

type Open = 'nothing' | 'dialog' | 'popover'

export const OverlaySample = () => {
  const words = useWords()
  const { overlays } = words.example
  const popoverId = useId()
  const [open, setOpen] = useState<Open>('nothing')
  const [isMenuWanted, setMenuWanted] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const actions = { edit: overlays.edit(), duplicate: overlays.duplicate(), cancel: overlays.cancel() }
  const menuButton = (
    <Button variant="outline" onClick={() => setMenuWanted(true)}>
      {overlays.openMenu()}
    </Button>
  )
  const close = () => setOpen('nothing')
  return (
    <>
      <SectionLead>{overlays.lead()}</SectionLead>
      <div className={row}>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
          {overlays.openDialog()}
        </Button>
        {isMenuWanted ? (
          <Suspense fallback={menuButton}>
            <Menu
              defaultOpen
              trigger={menuButton}
              label={overlays.menu()}
              onSelect={(value) => setChosen(value in actions ? actions[value as keyof typeof actions] : null)}
              items={[
                { value: 'edit', label: actions.edit, icon: Pencil },
                { value: 'duplicate', label: actions.duplicate, icon: Copy },
                { kind: 'separator', value: 'line' },
                { value: 'cancel', label: actions.cancel, icon: CalendarX, tone: 'danger' },
              ]}
            />
          </Suspense>
        ) : (
          menuButton
        )}
        <Button
          id={popoverId}
          variant="outline"
          aria-haspopup="dialog"
          aria-expanded={open === 'popover'}
          onClick={() => setOpen(open === 'popover' ? 'nothing' : 'popover')}
        >
          {overlays.openPopover()}
        </Button>
      </div>
      <p role="status" className={css({ marginBlockStart: '3', color: 'fg.muted' })}>
        {chosen !== null && overlays.chosen({ name: chosen })}
      </p>
      <Suspense>
        {open === 'popover' && (
          <Popover
            open
            triggerId={popoverId}
            title={overlays.popoverTitle()}
            placement="bottom-start"
            onOpenChange={(isOpen) => {
              if (!isOpen) close()
            }}
          >
            <p className={css({ paddingInline: '4', paddingBlockEnd: '4' })}>{overlays.popoverText()}</p>
          </Popover>
        )}
        {open === 'dialog' && (
          <Dialog
            open
            onClose={close}
            title={overlays.dialogTitle()}
            description={overlays.dialogText()}
            closeLabel={words.actions.close()}
            size="sm"
            footer={
              <>
                <Button variant="outline" onClick={close}>
                  {overlays.stay()}
                </Button>
                <Button
                  variant="danger"
                  onClick={() => {
                    setChosen(overlays.leave())
                    close()
                  }}
                >
                  {overlays.leave()}
                </Button>
              </>
            }
          />
        )}
      </Suspense>
    </>
  )
}
