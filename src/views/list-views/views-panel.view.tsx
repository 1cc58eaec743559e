import { useActorRef, useSelector } from '@xstate/react'
import { BookmarkPlus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import type { ListViews, SavedView } from '../../domain/contract/list-view.contract.ts'
import { useWords } from '../../i18n/words.tsx'
import type { ListViewNamed, ListViewValues } from '../../machines/list-views/list-view-form.machine.ts'
import { resourceFace, selectData, selectFault } from '../../machines/resource/resource.connect.ts'
import type { ResourceActor } from '../../machines/resource/resource.machine.ts'
import { useAskedForm } from '../form/use-asked-form.ts'
import { DeedDialog, useDeed } from '../pages/deed-dialog.view.tsx'
import { FaultBanner } from '../pages/fault-banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import Dialog from '../ui/dialog.view.tsx'
import { Popover } from '../ui/popover.view.tsx'
import { Skeleton } from '../ui/skeleton.view.tsx'
import type { ListViewing, ListViewsPanelProps } from './list-views.props.ts'
import { ManageViews } from './manage-views.view.tsx'
import { NamingViewDialog } from './naming-view-dialog.view.tsx'
import { ViewLinks } from './view-links.view.tsx'
import { roleName } from './view-words.ts'

const styles = {
  body: css({ display: 'grid', gap: '1', paddingInline: '2', paddingBlockEnd: '2' }),
  sheet: css({ display: 'grid', gap: '1' }),
  foot: css({
    display: 'grid',
    gap: '1',
    marginBlockStart: '2',
    paddingBlockStart: '2',
    borderBlockStartWidth: 'hairline',
    borderColor: 'border',
  }),
  act: css({ justifyContent: 'flex-start', paddingInline: '2' }),
  hint: css({ textStyle: 'small', color: 'fg.muted', paddingInline: '2', paddingBlock: '1' }),
}

const isolated = (name: string): string => `\u2068${name}\u2069`

type MenuProps = Readonly<{
  viewing: ListViewing
  reading: ResourceActor<ListViews>
  onChosen: () => void
  onSave: () => void
  onManage: () => void
}>

const Menu = ({ viewing, reading, onChosen, onSave, onManage }: MenuProps) => {
  const words = useWords()
  const { listViews } = words
  const face = useSelector(reading, resourceFace)
  const kept = useSelector(reading, selectData)
  const fault = useSelector(reading, selectFault)
  const known = [...viewing.brought, ...(kept?.items ?? [])]
  const isKnown = viewing.current === '' || known.some(({ asked }) => asked === viewing.current)
  return (
    <>
      <nav aria-label={listViews.label()}>
        <ViewLinks viewing={viewing} kept={kept} onChosen={onChosen} />
      </nav>
      {kept === undefined && face === 'loading' && (
        <div role="status" aria-label={listViews.loading()}>
          <Skeleton height="4.4rem" />
        </div>
      )}
      {face === 'failed' && (
        <FaultBanner
          isReading
          announce="none"
          title={listViews.failed()}
          fault={fault}
          action={
            <Button variant="outline" size="sm" onClick={() => reading.send({ type: 'resource.retried' })}>
              {words.actions.retry()}
            </Button>
          }
        />
      )}
      {kept && (
        <div className={styles.foot}>
          {isKnown ? (
            <p className={styles.hint}>{listViews.saveHint()}</p>
          ) : (
            <Button variant="ghost" icon={BookmarkPlus} className={styles.act} onClick={onSave}>
              {listViews.save()}
            </Button>
          )}
          <Button variant="ghost" icon={Settings2} className={styles.act} aria-haspopup="dialog" onClick={onManage}>
            {listViews.manage.open()}
          </Button>
        </div>
      )}
    </>
  )
}

/** The views of a list: beside their button where there is room, over the sheet on a phone; and what is done with them. */
export const ViewsPanel = (props: ListViewsPanelProps) => {
  const { viewing, machines, tell, triggerId, isWide, isOpen, onOpenChange, onChosen } = props
  const words = useWords()
  const { listViews } = words
  const { news } = listViews
  const [isManaging, setManaging] = useState(false)
  const told = (text: string) => tell({ tone: 'success', text })
  const reading = useActorRef(machines.views, { input: { query: undefined } })
  const kept = useSelector(reading, selectData)
  const isBehind = useSelector(reading, (at) => resourceFace(at) === 'refreshing')
  const naming = useAskedForm<ListViewValues, SavedView, ListViewNamed>(machines.naming, { name: '' }, ({ name }) => {
    if (!isManaging) onOpenChange(false)
    told(news.saved({ name: isolated(name) }))
  })
  const arranging = useDeed(machines.arranging, ({ subject }) => {
    if (subject.kind === 'opensWith') told(news.opens())
    if (subject.kind === 'share') {
      const name = isolated(subject.view.name)
      told(subject.role === null ? news.unshared({ name }) : news.shared({ name, role: roleName(words, subject.role) }))
    }
  })
  const removing = useDeed(machines.removing, ({ subject }) => told(news.removed({ name: isolated(subject.name) })))
  // Over the sheet of a phone it stands behind what it opens: two that change places would pass the focus to and fro.
  const instead = (next: () => void) => () => {
    if (isWide) onOpenChange(false)
    next()
  }
  const menu = (
    <Menu
      viewing={viewing}
      reading={reading}
      onChosen={onChosen}
      onSave={instead(() =>
        naming.send({ type: 'form.begun', values: { name: '' }, about: { asked: viewing.current } }),
      )}
      onManage={instead(() => setManaging(true))}
    />
  )
  return (
    <>
      {isWide ? (
        <Popover
          open={isOpen}
          onOpenChange={onOpenChange}
          triggerId={triggerId}
          title={listViews.label()}
          placement="bottom-start"
        >
          <div className={styles.body}>{menu}</div>
        </Popover>
      ) : (
        <Dialog
          open={isOpen}
          onClose={() => onOpenChange(false)}
          title={listViews.label()}
          closeLabel={words.actions.close()}
        >
          <div className={styles.sheet}>{menu}</div>
        </Dialog>
      )}
      <Dialog
        open={isManaging}
        onClose={() => setManaging(false)}
        title={listViews.manage.title()}
        closeLabel={words.actions.close()}
        {...(isWide && { finalFocus: () => document.getElementById(triggerId) })}
      >
        {kept && (
          <ManageViews
            viewing={viewing}
            kept={kept}
            isBehind={isBehind}
            arranging={arranging}
            onRename={({ id, name }) =>
              naming.send({ type: 'form.begun', values: { name }, about: { id, was: { name } } })
            }
            onRemove={(view) => removing.send({ type: 'deed.asked', subject: view })}
          />
        )}
      </Dialog>
      <NamingViewDialog actor={naming} />
      <DeedDialog
        actor={removing}
        isDangerous
        said={({ name, role }) => ({
          title: listViews.removing.title({ name: isolated(name) }),
          text: role === null ? listViews.removing.text() : listViews.removing.sharedText(),
          confirm: listViews.removing.confirm(),
          failed: listViews.removing.failed(),
        })}
      />
    </>
  )
}
