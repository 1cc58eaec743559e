export declare const withFolderLock: <T>(path: string, work: () => Promise<T>, onWait?: () => void) => Promise<T>
