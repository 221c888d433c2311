import { describe, expect, test } from 'vitest'
import { bindingModel } from '../../../../bindings/generator/bindingModel.ts'
import { rustFiles, rustFolder } from '../../../../bindings/generator/rust/rustFiles.ts'
import { api } from '../../../../src/api/wholeApi.ts'
import { testModule } from '../../../support/testBuild/testModule.ts'
import { shapesModule } from '../../shapesModule.ts'

const modules = [...api, testModule, shapesModule]
const files = rustFiles(bindingModel(modules))
function contentOf(name: string) {
  return files.find(({ path }) => path === `${rustFolder}/${name}`)!.content
}

describe('the generated part of the Rust binding', () => {
  test('has a file for each module, for the connection, and one that names them', () => {
    const paths = files.map(({ path }) => path.slice(rustFolder.length + 1))
    expect(paths).toEqual(['mod.rs', ...modules.map(({ name }) => `${name}.rs`), 'daemon.rs'])
  })

  test('has the version of the definitions', () => {
    expect(contentOf('mod.rs')).toContain(`pub const VERSION: &str = "${bindingModel().version}";`)
  })

  test('keeps every name on the wire', () => {
    const shapes = contentOf('shapes.rs')
    expect(shapes).toContain('#[serde(rename = "isBounced")]\n    pub is_bounced: bool,')
    expect(shapes).toContain('#[serde(rename = "is bounced")]')
    expect(shapes).toContain('pub is_bounced_: Option<bool>,')
    expect(shapes).toContain('pub r#type: String,')
    expect(shapes).toContain('pub fn import(&self)')
  })

  test('boxes types that contain themselves', () => {
    const shapes = contentOf('shapes.rs')
    expect(shapes).toContain('pub next: Option<Box<Chain>>,')
    expect(shapes).toContain('children: Vec<Tree>,')
  })

  test('does not derive debug output for types with secrets', () => {
    const derived = /#\[derive\(([^)]*)\)\]\n(?:#\[[^\n]*\]\n)*pub struct Guarded/.exec(contentOf('shapes.rs'))?.[1]
    expect(derived?.split(', ')).toEqual(expect.arrayContaining(['Clone', 'PartialEq', 'Serialize', 'Deserialize']))
    expect(derived).not.toContain('Debug')
  })

  test('marks what is deprecated', () => {
    expect(contentOf('shapes.rs')).toContain('#[deprecated = "Use names."]')
  })
})
