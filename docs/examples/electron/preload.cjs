/** All that the page can ask. */
const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('wallet', {
  address: () => ipcRenderer.invoke('address'),
  balance: () => ipcRenderer.invoke('balance'),
  pay: (dest, nano) => ipcRenderer.invoke('pay', dest, nano),
})
