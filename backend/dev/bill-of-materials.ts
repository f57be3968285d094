import { execa } from 'execa';

/** CycloneDX, as far as it is read here. */
interface Bill {
  components: {
    'bom-ref': string;
    /** Such as `pkg:npm/%40nestjs/core@12.0.1`. */
    purl: string;
    properties: { name: string; value: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const developmentMark = 'cdx:npm:package:development';

/**
 * The software bill of materials of what production runs. `npm sbom --omit dev` leaves out what is used for
 * development too, so that all is asked for, and what is marked as for development alone taken away.
 */
export async function billOfMaterials(): Promise<Bill> {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { stdout } = await execa('npm', command);
  const bill = JSON.parse(stdout) as Bill;
  const forDevelopment = new Set(
    bill.components
      .filter(({ properties }) => properties.some(({ name }) => name === developmentMark))
      .map((component) => component['bom-ref']),
  );
  const isKept = (ref: string) => !forDevelopment.has(ref);
  const components = bill.components.filter((component) => isKept(component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => isKept(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) }));
  return { ...bill, components, dependencies };
}
