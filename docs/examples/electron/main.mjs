/** Main process: windows, dialogs, and the questions that a page may ask. Written for Electron; not run by the tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, safeStorage } from 'electron'
import { openWallet } from './wallet.js'

const questions = ['address', 'balance', 'pay']
let wallet

app.whenReady().then(async () => {
  const folder = app.getPath('userData')
  const { endpoint, address, encryptedKeys } = JSON.parse(readFileSync(join(folder, 'wallet.json'), 'utf8'))
  const window = new BrowserWindow({
    webPreferences: { preload: join(import.meta.dirname, 'preload.cjs'), contextIsolation: true, sandbox: true },
  })
  wallet = await openWallet({
    endpoint,
    address,
    dataFolder: join(folder, 'library'),
    keys: JSON.parse(safeStorage.decryptString(Buffer.from(encryptedKeys, 'base64'))),
    confirm: async (message) => {
      const { response } = await dialog.showMessageBox(window, { message, buttons: ['Sign', 'Cancel'], cancelId: 1 })
      return response === 0
    },
  })
  for (const question of questions) ipcMain.handle(question, (_event, ...values) => wallet[question](...values))
  await window.loadFile('index.html')
})

app.on('window-all-closed', () => app.quit())
let isClosed = false
app.on('will-quit', (event) => {
  if (isClosed || wallet === undefined) return
  event.preventDefault()
  isClosed = true
  wallet.close().finally(() => app.quit())
})
