import { Capability } from '../Capability.ts'
import { Builder, Cell, EMPTY_CELL, Slice } from '../cells/index.ts'
import { spendWork } from '../work.ts'
import type { CodeCell } from './CodeCell.ts'
import { CODE_KIND, Code, Continuation, type ContinuationKind, NO_SAVES, type SaveList } from './Continuation.ts'
import { checkControl } from './checkControl.ts'
import { decodeOperation } from './decodeOperation.ts'
import { GAS, MAX_CELL_DEPTH, stackGas } from './gas.ts'
import { integerOf } from './integers.ts'
import type { Operation } from './Operation.ts'
import { resolveExotic } from './resolveExotic.ts'
import type { VmSetup } from './runVm.ts'
import { stepImplicitly } from './stepImplicitly.ts'
import { toVmException } from './toVmException.ts'
import { runTraced, stepImplicitlyTraced } from './traceSteps.ts'
import { EXCEPTION, raise, VmException, VmHalt } from './VmException.ts'
import type { VmInteger, VmTuple, VmValue } from './VmValue.ts'

/** Steps between two calls of the checkpoint. */
const CHECKPOINT_STEPS = 16_384

/** Number of steps whose work is counted together: sixteen of the most expensive kind take about a millisecond. */
const COUNTED_STEPS = 16

/** Gas that ordinary instructions use in the time of a unit of work (`spendWork`). */
const GAS_PER_WORK = 25

/**
 * The machine while it runs. The current continuation is spread over the fields: `code` with the position in it, `kind`,
 * `argumentCount` and `stack`. Its list of saved registers is always empty, because entering a continuation moves the
 * list to the registers. It is one class, because instructions and the loop use these fields at every step, which takes
 * some ten nanoseconds: a part in another object would cost an access each time.
 */
export class Machine {
  stack: VmValue[]
  kind: ContinuationKind = CODE_KIND
  argumentCount = -1

  code: CodeCell
  bit = 0
  bitEnd: number
  ref = 0
  refEnd: number
  #table: Operation[]

  c0: Continuation | undefined
  c1: Continuation | undefined
  /** `null` was written by the contract and is not a handler. */
  c2: Continuation | null | undefined
  c3: Continuation | undefined
  c4: Cell
  c5: Cell = EMPTY_CELL
  c7: VmTuple

  gasUsed = 0
  gasLimit: number
  gasCredit: number
  /** Gas that may be used now. */
  gasBase: number
  steps = 0
  /** Work beyond that of a usual step, in steps. */
  #extraWork = 0
  /** Gas whose work is counted. */
  #countedGas = 0
  #checkpointStep = CHECKPOINT_STEPS
  /** Number of steps at which the run is interrupted. */
  #pauseStep = Number.POSITIVE_INFINITY
  /**
   * Depth of the stack below the operands of the instruction at `#operandsStep`: a failing instruction has taken all of
   * them.
   */
  #operandsAbove = 0
  #operandsStep = -1

  committedData: Cell | undefined
  committedActions: Cell | undefined
  /** Whether the run has executed COPYLEFT, which it may do once. */
  copyleftDone = false
  usesBlock = false
  missingLibrary: string | undefined
  missingWasm: string | undefined

  readonly setup: VmSetup
  readonly isCurrent: boolean
  readonly hasBugfixes: boolean
  readonly #loadedCells = new Set<Cell>()
  readonly #loadedHashes = new Set<string>()
  /** Loads and makes cells for a price; for dictionary operations. */
  readonly access = {
    load: (cell: Cell): Slice => this.loadCell(cell),
    finish: (builder: Builder): Cell => this.finishCell(builder),
  }

  constructor(setup: VmSetup) {
    this.setup = setup
    this.isCurrent = setup.rules === 'current'
    this.hasBugfixes = this.has(Capability.bugfixes2022)
    this.stack = setup.stack.slice()
    this.gasLimit = setup.gas.limit
    this.gasCredit = setup.gas.credit
    this.gasBase = setup.gas.limit + setup.gas.credit
    const start = Code.of(Slice.ofAny(setup.code))
    this.code = start.source
    this.bitEnd = start.bitEnd
    this.refEnd = start.refEnd
    this.#table = this.code.table(0)
    this.c0 = Continuation.ofKind({ type: 'quit', exitCode: 0 })
    this.c1 = Continuation.ofKind({ type: 'quit', exitCode: 1 })
    this.c2 = this.hasBugfixes ? Continuation.ofKind({ type: 'quitException' }) : undefined
    this.c3 = Continuation.ofCode(start)
    this.c4 = setup.data
    this.c7 = setup.c7
  }

  has(capability: bigint): boolean {
    return (this.setup.capabilities & capability) === capability
  }

  // ------------------------------------------------------------------------------------------------- running

  /** Runs to the end and returns the exit code. Throws `VmException` and `VmHalt` if they are not handled. */
  run(): number {
    this.#pauseLater()
    for (;;) {
      try {
        return this.#runUntilException()
      } catch (error) {
        const exitCode = this.#dispatch(toVmException(error))
        if (exitCode !== undefined) return exitCode
      }
    }
  }

  /** Throws timeout, WorkLimitReached, and what the checkpoint throws. */
  #pause(): void {
    const { maxSteps, checkpoint } = this.setup
    if (maxSteps !== undefined && this.steps + this.#extraWork >= maxSteps) throw new VmHalt(EXCEPTION.timeout)
    spendWork((this.gasUsed - this.#countedGas) / GAS_PER_WORK)
    this.#countedGas = this.gasUsed
    if (this.steps >= this.#checkpointStep) {
      this.#checkpointStep = this.steps + CHECKPOINT_STEPS
      checkpoint?.()
    }
    this.#pauseLater()
  }

  #pauseLater(): void {
    const { maxSteps = Number.POSITIVE_INFINITY } = this.setup
    this.#pauseStep = Math.min(maxSteps - this.#extraWork, this.steps + COUNTED_STEPS)
  }

  /**
   * Counts work of an instruction that takes far longer than a step, in steps, toward the limit of steps; the number of
   * steps that is reported does not change. Call it before the work. Throws timeout, WorkLimitReached.
   */
  countWork(steps: number): void {
    spendWork(steps)
    this.#extraWork += steps
    const { maxSteps } = this.setup
    if (maxSteps === undefined) return
    if (this.steps + this.#extraWork >= maxSteps) throw new VmHalt(EXCEPTION.timeout)
    this.#pauseStep = Math.min(this.#pauseStep, maxSteps - this.#extraWork)
  }

  #runUntilException(): number {
    const trace = this.setup.trace
    for (;;) {
      if (this.steps >= this.#pauseStep) this.#pause()
      if (this.bit >= this.bitEnd) {
        const exitCode = trace === undefined ? stepImplicitly(this) : stepImplicitlyTraced(this, trace)
        if (exitCode !== undefined) return exitCode
        if (this.gasUsed > this.gasBase) this.#raiseOutOfGas()
        continue
      }
      let operation = this.#table[this.bit]
      if (operation === undefined || operation.endBit > this.bitEnd || operation.endRef > this.refEnd) {
        operation = decodeOperation(this.code, this.bit, this.bitEnd, this.ref, this.refEnd)
        if (operation.endBit <= this.bitEnd && operation.isIndependent) this.#table[this.bit] = operation
      }
      const { code, bit } = this
      this.bit = operation.endBit
      if (operation.endRef !== this.ref) {
        this.ref = operation.endRef
        this.#table = this.code.table(this.ref)
      }
      this.steps += operation.steps
      this.gasUsed += operation.gas
      if (trace === undefined) operation.run(this, operation)
      else runTraced(this, operation, code, bit, trace)
      if (this.gasUsed > this.gasBase) this.#raiseOutOfGas()
    }
  }

  // ------------------------------------------------------------------------------------------------- exceptions

  /** Passes an exception to its handler; returns an exit code if that ends the run. */
  #dispatch(exception: VmException): number | undefined {
    if (this.#operandsStep === this.steps && this.stack.length > this.#operandsAbove)
      this.stack.length = this.#operandsAbove
    if (exception.isSystem) this.steps++
    if (exception.isSystem && exception.code === EXCEPTION.outOfGas) {
      throw new VmHalt(~EXCEPTION.outOfGas, exception.value)
    }
    this.gasUsed += GAS.exception
    if (this.gasUsed > this.gasBase) {
      this.steps++
      throw new VmHalt(~EXCEPTION.outOfGas, this.gasUsed)
    }
    try {
      return this.hasBugfixes ? this.#dispatchFixed(exception) : this.#dispatchClassic(exception)
    } catch (error) {
      if (!(error instanceof VmException)) throw error
      throw new VmHalt(error.code === EXCEPTION.outOfGas ? ~error.code : error.code, error.value)
    }
  }

  /**
   * Without the corrections of 2022 the register of the handler then holds what the exception interrupted: an exception
   * in a handler without an outer one continues there.
   */
  #dispatchClassic(exception: VmException): number | undefined {
    if (this.c2 === null) throw new VmHalt(EXCEPTION.typeCheck)
    if (this.c2 === undefined) return this.#quitByException(exception)
    this.stack.push(exception.value, exception.code)
    const handler = this.c2.withArgumentCount(2)
    const { stack, argumentCount } = this.#passArguments(handler, undefined)
    this.c2 = this.current(NO_SAVES, this.stack)
    this.#become(handler, stack, argumentCount)
    this.#applySaves(handler.save)
    return undefined
  }

  #dispatchFixed(exception: VmException): number | undefined {
    const handler = this.c2
    this.c2 = undefined
    if (handler === undefined) throw new VmHalt(exception.code, exception.value)
    if (handler === null) throw new VmHalt(EXCEPTION.typeCheck)
    if (handler.kind.type === 'quitException') return this.#quitByException(exception)
    this.stack.push(exception.value, exception.code)
    this.jump(handler.kind.type === 'catchRevert' ? handler : handler.withArgumentCount(2))
    return undefined
  }

  #quitByException(exception: VmException): number | undefined {
    const { code, value } = exception
    if (code !== 0 && code !== 1) throw new VmHalt(code, value)
    this.stack.push(value)
    const quit = Continuation.ofKind({ type: 'quit', exitCode: code })
    this.jump(quit.withArgumentCount(1))
    return undefined
  }

  #raiseOutOfGas(): never {
    throw new VmException(EXCEPTION.outOfGas, this.gasUsed)
  }

  // ------------------------------------------------------------------------------------------------- gas and cells

  /** Charges gas. Throws out of gas. */
  useGas(amount: number): void {
    this.gasUsed += amount
    if (this.gasUsed > this.gasBase) this.#raiseOutOfGas()
  }

  setGasLimit(limit: number): void {
    this.gasLimit = Math.min(limit, this.setup.gas.max)
    this.gasCredit = 0
    this.gasBase = this.gasLimit
  }

  /** A slice of a cell, for the price of a load; library cells are looked up. */
  loadCell(cell: Cell): Slice {
    this.chargeLoad(cell)
    return cell.kind === 'ordinary' ? Slice.ofAny(cell) : this.loadCell(resolveExotic(this, cell))
  }

  /**
   * Charges for a load: less from the second time on. Throws out of gas at once, also in the middle of an instruction.
   */
  chargeLoad(cell: Cell): void {
    if (this.#loadedCells.has(cell)) {
      this.useGas(GAS.cellReload)
      return
    }
    const key = cell.hashKey()
    const isFirst = !this.#loadedHashes.has(key)
    if (isFirst) {
      this.#loadedCells.add(cell)
      this.#loadedHashes.add(key)
    }
    this.useGas(isFirst ? GAS.cellLoad : GAS.cellReload)
  }

  /** Finishes a cell, for the price of one. Unlike a load, it may exceed the gas: that is checked after the instruction. */
  finishCell(builder: Builder): Cell {
    this.gasUsed += GAS.cellCreate
    return this.checkedCell(builder)
  }

  /** Finishes a cell without charging. */
  checkedCell(builder: Builder): Cell {
    const cell = builder.toCell()
    if (this.isCurrent && cell.depth() > MAX_CELL_DEPTH) raise(EXCEPTION.cellOverflow)
    return cell
  }

  // ------------------------------------------------------------------------------------------------- continuations

  /** The rest of the code. */
  restOfCode(): Code {
    return new Code(this.code, this.bit, this.bitEnd, this.ref, this.refEnd)
  }

  setCode(code: Code): void {
    this.code = code.source
    this.bit = code.bit
    this.bitEnd = code.bitEnd
    this.ref = code.ref
    this.refEnd = code.refEnd
    this.#table = code.source.table(code.ref)
  }

  /** The current continuation with a list of saved registers, and with `stack` if given. */
  current(save: SaveList = NO_SAVES, stack?: readonly VmValue[]): Continuation {
    return new Continuation(this.kind, this.restOfCode(), save, stack, this.argumentCount)
  }

  /**
   * Stack with which a continuation starts: the top `passed` values of the current one, by default as many as it
   * takes. The other values stay on the current stack. Charges for the copies. Throws stack overflow, stack underflow,
   * out of gas.
   */
  #passArguments(target: Continuation, passed: number | undefined): { stack: VmValue[]; argumentCount: number } {
    const { stack } = this
    const depth = stack.length
    let { argumentCount } = target
    let count: number
    if (argumentCount < 0) {
      count = passed ?? depth
    } else if (passed !== undefined) {
      if (passed < argumentCount) raise(EXCEPTION.stackUnderflow)
      count = passed
    } else {
      count = argumentCount
    }
    const own = target.stack
    if (count === 0) return { stack: own.length === 0 ? [] : own.slice(), argumentCount }
    if (depth > count) this.useGas(stackGas(count))
    if (own.length !== 0) this.useGas(stackGas(count + own.length))
    if (argumentCount >= 0) {
      if (count > argumentCount) raise(EXCEPTION.stackOverflow)
      argumentCount -= count
    }
    if (depth < count) {
      // The arguments count as taken even though there are too few.
      if (target === this.c0) this.c0 = target.withArgumentCount(argumentCount)
      else if (target === this.c1) this.c1 = target.withArgumentCount(argumentCount)
      raise(EXCEPTION.stackUnderflow)
    }
    if (count === depth) {
      this.stack = []
      return { stack: own.length === 0 ? stack : own.concat(stack), argumentCount }
    }
    const moved = stack.splice(depth - count, count)
    return { stack: own.length === 0 ? moved : own.concat(moved), argumentCount }
  }

  /** Makes a continuation the current one. */
  #become(target: Continuation, stack: VmValue[], argumentCount: number): void {
    this.setCode(target.code)
    this.kind = target.kind
    this.argumentCount = argumentCount
    this.stack = stack
  }

  #applySaves(save: SaveList): void {
    if (save === NO_SAVES) return
    if (save.c0 !== undefined) this.c0 = save.c0
    if (save.c1 !== undefined) this.c1 = save.c1
    this.#applyOtherSaves(save)
  }

  #applyOtherSaves(save: SaveList): void {
    if (save.c2 !== undefined) this.c2 = save.c2
    if (save.c3 !== undefined) this.c3 = save.c3
    if (save.c4 !== undefined) this.c4 = save.c4
    if (save.c5 !== undefined) this.c5 = save.c5
    if (save.c7 !== undefined) this.c7 = save.c7
  }

  /** Jumps to a continuation without a return; all its saved registers are restored. */
  jump(target: Continuation, passed?: number): void {
    const { stack, argumentCount } = this.#passArguments(target, passed)
    this.#become(target, stack, argumentCount)
    this.#applySaves(target.save)
  }

  /** Jumps to a continuation without a return; its saved c0 and c1 are ignored. */
  jumpKeepingReturns(target: Continuation): void {
    const { stack, argumentCount } = this.#passArguments(target, undefined)
    this.#become(target, stack, argumentCount)
    this.#applyOtherSaves(target.save)
  }

  /**
   * Jumps to c0 or c1. Unless the continuation sets the same register, it is then reset: c0 to empty, c1 to the default
   * quit.
   */
  returnTo(register: 0 | 1, passed?: number): void {
    const target = register === 0 ? this.c0 : this.c1
    if (target === undefined) raise(EXCEPTION.typeCheck)
    this.jump(target, passed)
    if (register === 0) {
      if (target.save.c0 === undefined) this.c0 = undefined
    } else if (target.save.c1 === undefined) {
      this.c1 = Continuation.ofKind({ type: 'quit', exitCode: 1 })
    }
  }

  /**
   * Calls a continuation: c0 leads back here, where `returned` values are taken (all by default). `handler` is the handler
   * of exceptions that the return restores.
   */
  call(target: Continuation, passed?: number, returned = -1, handler?: Continuation): void {
    const { stack, argumentCount } = this.#passArguments(target, passed)
    if (target.save.c0 !== undefined) {
      this.#become(target, stack, argumentCount)
      this.#applySaves(target.save)
      this.c0 = this.c0!.withArgumentCount(returned)
      return
    }
    let save: SaveList = this.c0 === undefined ? NO_SAVES : { c0: this.c0 }
    if (handler !== undefined) save = { ...save, c2: handler }
    const back = new Continuation(this.kind, this.restOfCode(), save, this.stack, returned)
    this.#become(target, stack, argumentCount)
    this.#applySaves(target.save)
    this.c0 = back
  }

  /**
   * Enters a continuation with the current one, without saved registers, on the stack. If `returned` is undefined, the
   * current one keeps its number of arguments.
   */
  callWithCurrent(target: Continuation, passed?: number, returned?: number): void {
    const { stack, argumentCount } = this.#passArguments(target, passed)
    const back = this.current(NO_SAVES, this.stack)
    this.#become(target, stack, argumentCount)
    this.#applySaves(target.save)
    this.stack.push(returned === undefined ? back : back.withArgumentCount(returned))
  }

  /** Enters a continuation with the rest of the code as a slice on the stack. */
  jumpWithData(target: Continuation): void {
    const rest = this.restOfCode()
    this.jump(target)
    this.stack.push(rest.toSlice())
  }

  /** Copy of a continuation with the top `count` values moved onto its stack. Throws stack overflow. */
  withBoundArguments(target: Continuation, count: number): Continuation {
    const own = target.stack
    if (this.stack.length > count) this.useGas(stackGas(count))
    if (own.length !== 0) this.useGas(stackGas(count + own.length))
    const left = takeArguments(target, count)
    const moved = this.stack.splice(this.stack.length - count, count)
    return new Continuation(target.kind, target.code, target.save, own.concat(moved), left)
  }

  /** Moves the bottom `count` values to the stack of c0. Throws type check, stack overflow. */
  moveToReturn(count: number): void {
    const target = this.returnRegister(0)
    const own = target.stack
    if (this.stack.length > count) this.useGas(stackGas(count))
    if (own.length !== 0 && count !== 0) this.useGas(stackGas(count + own.length))
    const left = takeArguments(target, count)
    this.c0 = new Continuation(target.kind, target.code, target.save, own.concat(this.stack.splice(0, count)), left)
  }

  // ------------------------------------------------------------------------------------------------- control registers

  /** Value of a control register; `null` for an empty one. */
  getControl(index: number): VmValue {
    return this.readControl(index) ?? null
  }

  readControl(index: number): Continuation | Cell | VmTuple | null | undefined {
    switch (index) {
      case 0:
        return this.c0
      case 1:
        return this.c1
      case 2:
        return this.c2
      case 3:
        return this.c3
      case 4:
        return this.c4
      case 5:
        return this.c5
      default:
        return this.c7
    }
  }

  /** Sets a control register. Throws type check. */
  setControl(index: number, value: VmValue): void {
    // Setting an empty register to null has no effect.
    if (value === null && this.readControl(index) === undefined) return
    checkControl(index, value)
    switch (index) {
      case 0:
        this.c0 = value as Continuation
        break
      case 1:
        this.c1 = value as Continuation
        break
      case 2:
        this.c2 = value as Continuation | null
        break
      case 3:
        this.c3 = value as Continuation
        break
      case 4:
        this.c4 = value as Cell
        break
      case 5:
        this.c5 = value as Cell
        break
      default:
        this.c7 = value as VmTuple
    }
  }

  /** c0 or c1, which some instructions write to. Throws type check when it is empty. */
  returnRegister(register: 0 | 1): Continuation {
    const value = register === 0 ? this.c0 : this.c1
    return value ?? raise(EXCEPTION.typeCheck)
  }

  // ------------------------------------------------------------------------------------------------- stack

  /** Throws stack underflow unless there are `count` values, the operands of an instruction. */
  need(count: number): void {
    const rest = this.stack.length - count
    if (rest < 0) raise(EXCEPTION.stackUnderflow)
    this.#operandsAbove = rest
    this.#operandsStep = this.steps
  }

  /** Before an exception that is raised in place of an instruction, without a step: operands of the last instruction stay. */
  takeNoOperands(): void {
    this.#operandsStep = -1
  }

  pop(): VmValue {
    const value = this.stack.pop()
    return value === undefined ? raise(EXCEPTION.stackUnderflow) : value
  }

  push(value: VmValue): void {
    this.stack.push(value)
  }

  pushBool(value: boolean): void {
    this.stack.push(value ? -1 : 0)
  }

  /** An integer of any size, or not-a-number. */
  popInteger(): VmInteger {
    const value = this.pop()
    if (typeof value === 'number' || typeof value === 'bigint') return value
    raise(EXCEPTION.typeCheck)
  }

  /** A number from `min` to `max`. Throws range check, for not-a-number too. */
  popNumber(min: number, max: number): number {
    const value = this.popInteger()
    if (typeof value === 'number' && value >= min && value <= max) return value
    return raise(EXCEPTION.rangeCheck)
  }

  /** An integer from `min` to `max`. Throws range check, for not-a-number too. */
  popBig(min: bigint, max: bigint): bigint {
    const value = this.popInteger()
    if (Number.isNaN(value)) raise(EXCEPTION.rangeCheck)
    const big = BigInt(value)
    return big >= min && big <= max ? big : raise(EXCEPTION.rangeCheck)
  }

  /** A truth value. Throws integer overflow for not-a-number. */
  popBool(): boolean {
    const value = this.popInteger()
    if (typeof value === 'bigint') return true
    if (Number.isNaN(value)) raise(EXCEPTION.integerOverflow)
    return value !== 0
  }

  popCell(): Cell {
    const value = this.pop()
    return value instanceof Cell ? value : raise(EXCEPTION.typeCheck)
  }

  /** A slice, not to be moved in place. */
  popSlice(): Slice {
    const value = this.pop()
    return value instanceof Slice ? value : raise(EXCEPTION.typeCheck)
  }

  /** A builder, not to be written to. */
  popBuilder(): Builder {
    const value = this.pop()
    return value instanceof Builder ? value : raise(EXCEPTION.typeCheck)
  }

  popContinuation(): Continuation {
    const value = this.pop()
    return value instanceof Continuation ? value : raise(EXCEPTION.typeCheck)
  }

  popTuple(): VmTuple {
    const value = this.pop()
    return Array.isArray(value) ? (value as VmTuple) : raise(EXCEPTION.typeCheck)
  }

  /** Root of a dictionary; `undefined` for an empty one. */
  popDictionary(): Cell | undefined {
    const value = this.pop()
    if (value === null) return undefined
    return value instanceof Cell ? value : raise(EXCEPTION.typeCheck)
  }

  pushDictionary(root: Cell | undefined): void {
    this.stack.push(root ?? null)
  }

  pushBig(value: bigint): void {
    this.stack.push(integerOf(value))
  }

  /** Charges for a tuple. */
  useTupleGas(length: number): void {
    this.gasUsed += length
  }

  // ------------------------------------------------------------------------------------------------- contract information

  /** An item of the contract information, the first item of c7. Throws type check, range check. */
  contractInfo(index: number): VmValue {
    const info = this.c7[0]
    if (info === undefined) raise(EXCEPTION.rangeCheck)
    if (!Array.isArray(info)) raise(EXCEPTION.typeCheck)
    const items = info as VmTuple
    return index < items.length ? items[index]! : raise(EXCEPTION.rangeCheck)
  }

  /** Commits data and actions: they take effect even if the run fails later. */
  commit(): void {
    this.committedData = this.c4
    this.committedActions = this.c5
  }
}

/** Number of arguments that a continuation still takes after `count` more. Throws stack overflow. */
function takeArguments(target: Continuation, count: number): number {
  if (target.argumentCount < 0) return -1
  return count > target.argumentCount ? raise(EXCEPTION.stackOverflow) : target.argumentCount - count
}
