import { Popover } from '../../ui/popover.view.tsx'
import { Speaking } from '../speaking.view.tsx'
import type { ToolPopoverProps } from './popover-tool.view.tsx'
import { ShortcutPicker } from './shortcut-picker.view.tsx'

const ShortcutPopover = ({ triggerId, label, isOpen, onOpenChange }: ToolPopoverProps) => (
  <Speaking namespaces={['toolbar']}>
    <Popover open={isOpen} onOpenChange={onOpenChange} triggerId={triggerId} title={label} placement="bottom-start">
      <ShortcutPicker />
    </Popover>
  </Speaking>
)

// The default export is what arrives.
export default ShortcutPopover
