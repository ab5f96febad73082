#!/bin/sh
# Vuelve a hacer los archivos de las listas de precios, mira que estén, y asocia reclamos con los códigos de un CSV:
#   regenerar-y-asociar.sh reclamos.csv
# Cada línea es «reclamo;código». Correrlo otra vez no cambia nada. Termina en 1 si algo no salió, en 4 si hay que ingresar.
set -eu
csv=$1

mostrador whoami --quiet > /dev/null || exit $?

mostrador price-lists regenerate --quiet
lists=$(mostrador price-lists list --files --fields listPrice)
echo "$lists" | sed 's/^/lista: /'

failed=0
while IFS=';' read -r demand code || [ -n "$demand" ]; do
  [ -n "$demand" ] || continue
  if mostrador demands associate "$demand" "$code" --quiet < /dev/null; then
    state=$(mostrador demands show "$demand" --fields currentTracking.state < /dev/null)
    echo "reclamo $demand: $code ($state)"
  else
    echo "reclamo $demand: no se pudo" >&2
    failed=1
  fi
done < "$csv"
exit $failed
