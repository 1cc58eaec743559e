import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Settings = { mode?: number }

/** What of Emscripten's file system on the disk decides who may read what it makes. */
type DiskFileSystem = Readonly<{
  node_ops: { mknod: (parent: unknown, name: string, mode: number, device: unknown) => unknown; setattr: SetAttributes }
  stream_ops: { setattr: SetAttributes }
}>
type SetAttributes = (node: unknown, settings: Settings) => void

const OTHERS = 0o077

const closed =
  (set: SetAttributes): SetAttributes =>
  (node, settings) =>
    set(node, settings.mode === undefined ? settings : { ...settings, mode: settings.mode & ~OTHERS })

/**
 * A database on the disk that nobody else can read. PostgreSQL asks for that by its umask, which the WebAssembly
 * build forgets: it gives each file that it makes 0666, past the umask of the process too.
 */
export class PrivateFS extends NodeFS {
  override init: Init = async (pg, options) => {
    const { emscriptenOpts } = await super.init(pg, options)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ({ NODEFS }) => {
            const { node_ops: nodes, stream_ops: streams } = NODEFS as unknown as DiskFileSystem
            const { mknod, setattr } = nodes
            nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device)
            nodes.setattr = closed(setattr)
            streams.setattr = closed(streams.setattr)
          },
          ...(emscriptenOpts.preRun ?? []),
        ],
      },
    }
  }
}
