import { Link } from 'react-router-dom';
import { brandsOf, choosingBrand, type Fleet } from '#core/segments/vehicle-choice.ts';
import { printVehicles } from './vehicle-url.ts';

/** Before a vehicle was chosen: every brand, one step away. */
export function VehicleStart({ fleet }: { readonly fleet: Fleet }) {
  return (
    <div className="search-start">
      <h1>¿Para qué vehículo es?</h1>
      <p className="muted">
        Elegí el segmento, o directamente la marca: después ajustás el modelo, la familia y el motor.
      </p>
      <div className="start-grid">
        {fleet.segments.map(({ id, name }) => (
          <section key={id}>
            <h2>{name}</h2>
            <ul className="start-brands">
              {brandsOf(fleet, id).map((brand) => (
                <li key={brand.id}>
                  <Link
                    to={`?${printVehicles({
                      ...choosingBrand(fleet, { segmentId: id, brandId: brand.id }),
                      typeIds: [],
                      engines: [],
                      withHidden: false,
                    })}`}
                  >
                    {brand.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
